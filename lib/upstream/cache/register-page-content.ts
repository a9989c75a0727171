/** All content of pages: importing this file registers it for the comparison of content (content-version.ts). */
import 'server-only';
import '../site-content';
import '../staff-content';
import '../releases';
import '../activities';
