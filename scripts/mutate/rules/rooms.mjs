/** The rooms in the order of the document: heading, and places with the rules that are taken out there. */
import { analytics } from './analytics.mjs';
import { browser } from './browser.mjs';
import { growth } from './growth.mjs';
import { targets } from './targets.mjs';

export const rooms = [
  ['Growth', growth],
  ['Analytics', analytics],
  ['What a browser stores', browser],
  ['Links and targets', targets],
];
