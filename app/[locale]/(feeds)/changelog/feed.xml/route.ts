import { feedHandler } from '@/lib/seo/feeds/respond';

export const GET = feedHandler('changelog');
