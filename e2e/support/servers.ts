/** First of five ports; a second run beside the first takes others (E2E_PORT). */
const first = Number(process.env.E2E_PORT ?? 3100);

/** Where the processes of a browser test run listen and keep their data. */
export const ports = {
  /** The site with its embedded backend. */
  site: first,
  /** The same build against an upstream over HTTP. */
  remoteSite: first + 1,
  /** The stand-alone backend. */
  backend: first + 2,
  /** What the remote site believes to be its upstream; a test decides what happens there. */
  switchboard: first + 3,
  /** The console, on the records of the site. */
  console: first + 4,
} as const;

const data = `.data-test/${first}`;

export const stores = {
  site: `${data}/site`,
  remoteSite: `${data}/remote`,
  backend: `${data}/backend`,
} as const;

/** A folder with a backend's database and outbox. */
export type Store = (typeof stores)[keyof typeof stores];

/** The remote site is given settings its build, a copy of the other one's, was not made with. */
export const siteCommand = 'node scripts/serve.mjs --any-settings';

/** Everything the site printed during a run. */
export const siteLog = `${stores.site}/site.log`;

export const siteOrigin = `http://localhost:${ports.site}`;
/** Where people of the console find it. */
export const consoleOrigin = `http://localhost:${ports.console}`;
/** Of the largest package the console takes here. */
export const mostMegabytes = 8;
export const remoteOrigin = `http://localhost:${ports.remoteSite}`;

/** WEB_TRIAL_URL of the remote site: an address that answers, with a query of its own. The other site has none. */
export const trialSite = `${siteOrigin}/api/health?tour=first`;
