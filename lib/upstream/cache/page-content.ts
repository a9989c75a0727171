/** Everything pages are made of: loading this file makes all of it known to the comparison of content (content-version.ts). */
import 'server-only';
import '../ads';
import '../articles';
import '../campaigns';
import '../history';
import '../promotions';
import '../public-config';
import '../qr';
import '../versions';
