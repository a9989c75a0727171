import { serveIncidentFeed } from '@/lib/seo/feeds/incident-feed';

export const GET = serveIncidentFeed;
