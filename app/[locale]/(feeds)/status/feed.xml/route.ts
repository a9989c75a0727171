export { GET } from '@/lib/seo/feeds/incidents';
