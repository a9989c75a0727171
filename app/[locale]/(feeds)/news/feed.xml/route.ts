import { feedHandler } from '@/lib/seo/feeds/feed-handler';

export const GET = feedHandler('news');
