import { GET as readApps } from '@/app/api/app-centre/route';

/** The former address of the application center; pages in caches still request it. */
export const GET = readApps;
