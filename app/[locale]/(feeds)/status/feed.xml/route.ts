import { serveIncidentFeed } from '@/lib/seo/feeds/incident-feed-handler';

export const GET = serveIncidentFeed;
