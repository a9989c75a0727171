import { GET as readApps } from '@/app/api/app-centre/route';

/** The address pages asked before it was renamed; a page kept in a cache still does. */
export const GET = readApps;
