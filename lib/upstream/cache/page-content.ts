/**
 * Everything pages are made of. Loading this file makes all of it known to the looks for changes nobody announced (O3):
 * a site that starts with pages it kept gives them away without loading what made them, and would miss such a change
 * until a page is too old.
 */
import 'server-only';
import '../ads';
import '../articles';
import '../campaigns';
import '../history';
import '../promotions';
import '../public-config';
import '../qr';
import '../versions';
