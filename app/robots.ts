import type { MetadataRoute } from 'next';
import { site } from '@/lib/site';

/** Everything public may be crawled; handlers and signed files stay out of search results. */
export default function robots(): MetadataRoute.Robots {
  return {
    rules: { userAgent: '*', allow: '/', disallow: ['/api/', '/files/'] },
    sitemap: new URL('/sitemap.xml', site.origin).toString(),
  };
}
