/** Where the processes of a browser test run listen and keep their data. */
export const ports = {
  /** The site with its embedded backend. */
  site: 3100,
  /** The same build against an upstream over HTTP. */
  remoteSite: 3101,
  /** The stand-alone backend. */
  backend: 3102,
  /** What the remote site believes to be its upstream; a test decides what happens there. */
  switchboard: 3103,
} as const;

export const stores = {
  site: '.data-test/site',
  remoteSite: '.data-test/remote',
  backend: '.data-test/backend',
} as const;

export const siteCommand = 'node scripts/serve.mjs';

/** Everything the site printed during a run. */
export const siteLog = `${stores.site}/site.log`;

export const siteOrigin = `http://localhost:${ports.site}`;
export const remoteOrigin = `http://localhost:${ports.remoteSite}`;
