/**
 * Settings that pages, handlers and the backend need at run time, validated by ../runtime. Settings with `isBuiltIn`
 * are built in, too. The columns are explained in ../settings.mjs.
 */
export const runtimeSettings = /** @type {const} */ ({
  DOWNLOAD_HOST: {
    kind: 'origin',
    isBuiltIn: true,
    whenUnset: "none: this site's `/files`, filled with samples on loopback or with `DEMO`",
    meaning:
      'Origin packages are downloaded from; only its links get promoter names and signatures',
    example: 'https://dl.example.com',
  },
  UPSTREAM_HOST: {
    kind: 'origin',
    whenUnset: 'none: the embedded backend',
    meaning: 'Origin of the real API, without a path',
    example: 'https://api.example.com',
  },
  UPSTREAM_TIMEOUT_SECONDS: {
    kind: 'count',
    min: 3,
    max: 180,
    isBuiltIn: true,
    whenUnset: '3 s in the rendering of a page, 30 s for writes',
    meaning: 'Raises the time each call to the real API may take, for a slow one (3–180 seconds)',
    example: '60',
  },
  UPSTREAM_API_KEY: {
    kind: 'key',
    min: 16,
    isSecret: true,
    requiredFor: 'UPSTREAM_HOST',
    whenUnset: 'a fixed one, between the site and the embedded backend',
    meaning: '`x-api-key` of the encrypted channel, at least 16 characters',
  },
  UPSTREAM_ENCRYPTION_KEY: {
    kind: 'sixteenBytes',
    isSecret: true,
    requiredFor: 'UPSTREAM_HOST',
    whenUnset: 'a fixed one, between the site and the embedded backend',
    meaning: 'AES key of the encrypted channel, exactly 16 bytes',
  },
  BACKEND_ORIGIN: {
    kind: 'origin',
    whenUnset: 'none: started with the site, on a loopback port',
    meaning:
      'Origin of a backend that several sites share (`npm run backend -- serve`), in place of one that is started with each',
    example: 'http://10.0.0.5:3900',
  },
  BACKEND_SECRET: {
    kind: 'key',
    min: 16,
    isSecret: true,
    requiredFor: 'BACKEND_ORIGIN',
    whenUnset: 'generated at each start',
    meaning: 'Secret shared by the sites and their backend, at least 16 characters',
  },
  SMS_WEBHOOK_URL: {
    kind: 'httpUrl',
    whenUnset: 'none: no codes; with samples (`DEMO`), `<DATA_DIR>/outbox/sms.jsonl`',
    meaning: 'Gateway that sends the embedded backend’s verification codes; it gets a signed POST',
    example: 'https://sms.example.com/send',
  },
  SMS_WEBHOOK_SECRET: {
    kind: 'key',
    min: 16,
    isSecret: true,
    requiredFor: 'SMS_WEBHOOK_URL',
    meaning:
      'Signs the calls to the gateway (`x-signature`: hex HMAC-SHA256 of `<x-timestamp>.<body>`), at least 16 characters',
  },
  APPLICATION_WEBHOOK_URL: {
    kind: 'httpUrl',
    meaning: "The operator's own system: the embedded backend posts each application there as JSON",
    example: 'https://crm.example.com/applications',
  },
  APPLICATION_WEBHOOK_SECRET: {
    kind: 'key',
    min: 16,
    isSecret: true,
    requiredFor: 'APPLICATION_WEBHOOK_URL',
    meaning:
      'Signs those calls, as for codes (`x-timestamp`, `x-signature`), at least 16 characters',
  },
  CODES_PER_HOUR: {
    kind: 'count',
    min: 1,
    max: Number.MAX_SAFE_INTEGER,
    defaultValue: '5000',
    meaning:
      'Verification codes sent in an hour, all visitors together; at half of it the log raises an alarm',
    example: '5000',
  },
  EVENTS_PER_DAY: {
    kind: 'count',
    min: 1,
    max: Number.MAX_SAFE_INTEGER,
    defaultValue: '100000',
    meaning:
      'Events of the analytics kept in a day, all visitors together; from half of it on those of a tenth of the browsers are kept and marked `sample_rate` 10, above it nothing',
    example: '100000',
  },
  SESSION_KEY: {
    kind: 'key',
    min: 32,
    isSecret: true,
    requiredFor: 'production',
    generatedBytes: 32,
    whenUnset: 'generated once into `DATA_DIR/secrets.json`',
    meaning:
      'Seals session cookies and the authenticators of staff, and hashes IPs and phones in the counters, at least 32 characters',
  },
  SESSION_KEY_PREVIOUS: {
    kind: 'key',
    min: 32,
    isSecret: true,
    meaning:
      'A second key that opens session cookies and authenticators while the key is being changed',
  },
  REDIS_URL: {
    kind: 'redis',
    isSecret: true,
    advisedWhen: 'with several instances',
    whenUnset: 'none: counters in the process',
    meaning:
      '`redis://…` or `rediss://…`: counters of the limits, which IP requested a code, used tokens of desktop sign-ins, ended sessions, shared by all instances; while it is down each instance counts for itself',
    example: 'redis://localhost:6379',
  },
  CONTENT_CHECK_SECONDS: {
    kind: 'count',
    min: 1,
    max: 86_400,
    whenUnset: '`5`; with `UPSTREAM_HOST` `60`',
    meaning:
      'Seconds (1–86400) between two checks whether the content of pages changed: pages show a change within this time, on every instance. A real API gets some fifteen short requests each time',
    example: '5',
  },
  DATABASE_URL: {
    kind: 'postgres',
    isSecret: true,
    whenUnset: 'none: SQLite in `DATA_DIR`',
    meaning:
      '`postgres://…` database instead of SQLite. With `UPSTREAM_HOST` it holds what the site itself records: figures, status, errors, pictures, console accounts and their audit log',
    example: 'postgres://user:password@localhost:5432/superbrowser',
  },
  DATA_DIR: {
    kind: 'folder',
    defaultValue: '.data',
    meaning:
      'Folder of the database file, last good data, packages (unless `DOWNLOAD_DIR` is set) and development secrets',
    example: '.data',
  },
  DOWNLOAD_DIR: {
    kind: 'folder',
    whenUnset: '`DATA_DIR/files`',
    meaning: 'Folder behind `/files`',
    example: '.data/files',
  },
  SUMS_SIGNATURE_FILE: {
    kind: 'file',
    whenUnset: '`DATA_DIR/SHA256SUMS.sig`',
    meaning:
      'File `npm run sign -- checksums` made, which `/SHA256SUMS.sig` serves while it is a signature of the present list; read for each request',
    example: '/srv/superbrowser/SHA256SUMS.sig',
  },
  SECURITY_CONTACTS: {
    kind: 'securityContacts',
    whenUnset: 'none: there is no `/.well-known/security.txt`',
    meaning:
      'Where weaknesses of the site are reported, `mailto:` or `https:`, separated by spaces, the preferred one first: `/.well-known/security.txt` (RFC 9116)',
    example: 'mailto:security@example.com https://www.example.com/feedback',
  },
  SECURITY_EXPIRES: {
    kind: 'day',
    requiredFor: 'SECURITY_CONTACTS',
    meaning:
      'Last day (YYYY-MM-DD, less than a year ahead) on which the contacts hold; a start warns from thirty days before it on',
    example: '2027-06-30',
  },
  SECURITY_POLICY_URL: {
    kind: 'httpsUrl',
    whenUnset: 'none: the line is left out',
    meaning: 'Address (https) of the page that says how reports are dealt with',
    example: 'https://www.example.com/security-policy',
  },
  SBOM_FILE: {
    kind: 'file',
    defaultValue: 'sbom.json',
    meaning:
      'List of production packages `npm run sbom` makes and `/.well-known/sbom.json` serves, while it matches `package-lock.json`',
    example: 'sbom.json',
  },
  DOWNLOAD_LINK_SECONDS: {
    kind: 'count',
    min: 60,
    max: 604_800,
    defaultValue: '86400',
    meaning:
      "Seconds a link to this site's own `/files` is good for (a download that was begun is continued for 7 days); a `DOWNLOAD_HOST` has its own rule",
    example: '86400',
  },
  DOWNLOAD_SIGN_KEY: {
    kind: 'key',
    min: 16,
    isSecret: true,
    requiredFor: 'production',
    generatedBytes: 24,
    whenUnset: 'generated once into `DATA_DIR/secrets.json`',
    meaning: 'Key download links are signed with, at least 16 characters',
  },
  DOWNLOAD_SIGN_KEY_PREVIOUS: {
    kind: 'key',
    min: 16,
    isSecret: true,
    meaning: 'Key `/files` still accepts while it is being changed',
  },
});
