/** First of three ports; scripts/e2e.mjs gives each run other ports (E2E_PORT). */
const firstPort = Number(process.env.E2E_PORT ?? 3100);

/** Ports of the processes of a run of the e2e tests. */
export const ports = {
  /** The site with its embedded backend. */
  site: firstPort,
  /** The stand-alone backend. */
  backend: firstPort + 1,
  /** The console, on the database of the site. */
  console: firstPort + 2,
} as const;

const dataFolder = `.data-test/${firstPort}`;

/** Folders with a backend's database and outbox. */
export const dataDirs = {
  site: `${dataFolder}/site`,
  backend: `${dataFolder}/backend`,
} as const;

/** Everything the site printed during a run. */
export const siteLogFile = `${dataDirs.site}/site.log`;

export const siteOrigin = `http://localhost:${ports.site}`;
/** Origin of the console for its users. */
export const consoleOrigin = `http://localhost:${ports.console}`;
/** Upload limit of the console in these tests, in MB. */
export const maxPackageMegabytes = 8;
