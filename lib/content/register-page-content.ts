/** Importing this file registers all content of pages for the comparison of content (content-version.ts). */
import 'server-only';
import './site-content';
import './staff-content';
import '@/lib/releases/lists/get-package-lists';
import '@/lib/campaigns/activities';
