/**
 * Settings the server in front of Next needs at its start, validated by ../http-server. The columns are explained
 * in ../settings.mjs.
 */
export const httpServerSettings = /** @type {const} */ ({
  PORT: {
    kind: 'count',
    min: 0,
    max: 65_535,
    defaultValue: '3000',
    whenUnset: '`3000` (`npm run backend`: `3900`)',
    meaning: 'Port the server listens on',
    example: '3000',
  },
  HOST: {
    kind: 'text',
    defaultValue: '::',
    whenUnset: '`::`, all (`npm run backend`: `127.0.0.1`)',
    meaning: 'Address it listens on: `127.0.0.1` behind a reverse proxy on the same machine',
    example: '::',
  },
  ALLOWED_HOSTS: {
    kind: 'hosts',
    meaning:
      'Further `Host` names that are accepted, separated by spaces or commas (an internal name, a health checker); `SITE_ORIGIN` and loopback are always allowed',
  },
  TRUSTED_PROXIES: {
    kind: 'ipRanges',
    advisedWhen: 'behind a proxy',
    meaning:
      'Addresses and CIDR ranges of reverse proxies whose `X-Forwarded-For` is trusted, separated by spaces or commas. Limits count by the visitor’s address found this way: behind a proxy it must be set, or all visitors share one limit',
    example: '127.0.0.1 10.0.0.0/8',
  },
  PAGE_CACHE_MB: {
    kind: 'count',
    min: 1,
    max: 4_096,
    defaultValue: '64',
    meaning:
      'Megabytes (1–4096) of rendered pages the server keeps in memory, all their compressed forms together; the least recently requested go first',
    example: '64',
  },
  STATUS_SAMPLE_SECONDS: {
    kind: 'count',
    min: 0,
    max: 60,
    defaultValue: '60',
    meaning:
      'Seconds (1–60) between two samples of the site’s own responses, for `/status`; 0: no samples, and the page shows gaps',
    example: '60',
  },
  DRAIN_SECONDS: {
    kind: 'count',
    min: 0,
    max: 300,
    defaultValue: '5',
    meaning:
      'Seconds (0–300) after SIGTERM in which requests are still taken and `/api/ready` answers 503',
    example: '5',
  },
  NEXT_DIST_DIR: {
    kind: 'folder',
    defaultValue: '.next',
    meaning:
      'Folder of the build, so that several can lie side by side; `npm run dev` and `npm test` choose their own',
    example: '.next',
  },
  RELEASES_DIR: {
    kind: 'folder',
    defaultValue: '.releases',
    meaning:
      'Folder of `npm run release`, inside the project: the last three builds, and which of them is served. A given `NEXT_DIST_DIR` goes before it',
    example: '.releases',
  },
  ASSETS_DIR: {
    kind: 'folder',
    whenUnset: '`RELEASES_DIR/assets`; none for a build that is no release',
    meaning:
      'Folder in which servers keep the scripts and style sheets of their builds for each other, so that a page of another build still gets its own; one for all machines if they share a disk',
    example: '/srv/superbrowser/assets',
  },
  LOG_FORMAT: {
    kind: 'choice',
    choices: ['json', 'text'],
    whenUnset: '`json` in production, `text` on your own machine',
    meaning: 'How lines of the log are written: a JSON object each, or for reading',
    example: 'json',
  },
  METRICS_TOKEN: {
    kind: 'key',
    min: 16,
    isSecret: true,
    whenUnset: 'none: there is no `/metrics`',
    meaning:
      'Opens `/metrics` (Prometheus text) to requests with `Authorization: Bearer …`, at least 16 characters',
  },
  INDEXNOW_KEY: {
    kind: 'indexNowKey',
    isSecret: true,
    whenUnset: 'none: IndexNow is not notified',
    meaning:
      'Key of IndexNow (8–128 letters, digits, hyphens), served at `/<key>.txt` and used by `npm run announce`; the same for all instances',
  },
});
