/** Everything pages are made of: loading this file makes all of it known to the comparison of content (content-version.ts). */
import 'server-only';
import '../site-content';
import '../staff-content';
import '../staff-content';
import '../releases';
import '../activities';
import '../site-content';
import '../site-content';
import '../releases';
