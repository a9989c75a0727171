import { createContentFeedHandler } from '@/lib/seo/feeds/content-feed-handler';

export const GET = createContentFeedHandler('news');
