/** The rooms in the order of the document: heading, and places with the rules that are taken out there. */
import { accounts } from './accounts.mjs';
import { analytics } from './analytics.mjs';
import { attribution } from './attribution.mjs';
import { browser } from './browser.mjs';
import { content } from './content.mjs';
import { demo } from './demo.mjs';
import { downloads } from './downloads.mjs';
import { figures } from './figures.mjs';
import { growth } from './growth.mjs';
import { manifests } from './manifests.mjs';
import { consoleRules } from './console.mjs';
import { operator } from './operator.mjs';
import { pageStart } from './page-start.mjs';
import { refusals } from './refusals.mjs';
import { running } from './running.mjs';
import { starting } from './starting.mjs';
import { status } from './status.mjs';
import { targets } from './targets.mjs';
import { verify } from './verify.mjs';

export const rooms = [
  ['Attribution', attribution],
  ['Downloads', downloads],
  ['Verification', verify],
  ['Sessions, limits and forms', accounts],
  ['Links and targets', targets],
  ['The server in front, the desktop client and the upstream', refusals],
  ['A page’s first script', pageStart],
  ['What a browser stores', browser],
  ['Growth', growth],
  ['Analytics', analytics],
  ['Content', content],
  ['The product demo', demo],
  ['Starting, stopping and upgrading', starting],
  ['A site in use', running],
  ['The operator', operator],
  ['The console', consoleRules],
  ['Promoter figures', figures],
  ['Manifests', manifests],
  ['Status', status],
];
