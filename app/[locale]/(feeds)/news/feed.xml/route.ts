import { createFeedHandler } from '@/lib/seo/feeds/feed-handler';

export const GET = createFeedHandler('news');
