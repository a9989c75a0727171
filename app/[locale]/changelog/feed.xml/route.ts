import { feedHandler } from '@/lib/feeds/respond';

export const GET = feedHandler('changelog');
