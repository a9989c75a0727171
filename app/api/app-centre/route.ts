import { GET as readApps } from '@/app/api/app-center/route';

/** The address of the release before this one: pages in caches still request it. */
export const GET = readApps;
