import type { MetadataRoute } from 'next';
import { site, themeColor } from '@/lib/site';

export default function manifest(): MetadataRoute.Manifest {
  return {
    name: site.name['zh-CN'],
    short_name: site.name['zh-CN'],
    start_url: '/',
    display: 'browser',
    background_color: themeColor,
    theme_color: themeColor,
    icons: [
      { src: '/favicon.svg', type: 'image/svg+xml', sizes: 'any' },
      { src: '/apple-touch-icon.png', type: 'image/png', sizes: '180x180' },
    ],
  };
}
