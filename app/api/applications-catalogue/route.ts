/** The address pages asked before it was renamed; a page kept in a cache still does. */
export { GET } from '@/app/api/app-centre/route';
