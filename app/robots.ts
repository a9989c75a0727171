import type { MetadataRoute } from 'next';
import { absoluteUrl } from '@/lib/seo/absolute-urls';

/** Everything public may be crawled; handlers and signed files stay out of search results. */
export default function robots(): MetadataRoute.Robots {
  return {
    rules: { userAgent: '*', allow: '/', disallow: ['/api/', '/files/'] },
    sitemap: absoluteUrl('/sitemap.xml'),
  };
}
