/**
 * Settings for commands, the console, tests and measurements; the site itself reads none of them. The columns are
 * explained in ../settings.mjs.
 */
export const toolSettings = /** @type {const} */ ({
  BAIDU_PUSH_TOKEN: {
    kind: 'key',
    min: 8,
    isSecret: true,
    whenUnset: 'none: Baidu is not notified',
    meaning:
      "Token of the site at Baidu's search resource platform (接口调用地址), used by `npm run announce`",
  },
  BAIDU_PUSH_URL: {
    kind: 'httpUrl',
    defaultValue: 'http://data.zz.baidu.com/urls',
    meaning: 'Address `npm run announce` notifies Baidu at; the token and the site are added',
  },
  INDEXNOW_URL: {
    kind: 'httpUrl',
    defaultValue: 'https://api.indexnow.org/indexnow',
    meaning:
      'Address `npm run announce` notifies IndexNow at, which passes it on to its search engines',
  },
  CONSOLE_PORT: {
    kind: 'count',
    min: 0,
    max: 65_535,
    defaultValue: '3950',
    meaning: 'Port `npm run console` listens on',
    example: '3950',
  },
  CONSOLE_HOST: {
    kind: 'text',
    defaultValue: '127.0.0.1',
    meaning:
      'Address `npm run console` listens on; an address that is not loopback needs `CONSOLE_ORIGIN`',
    example: '127.0.0.1',
  },
  CONSOLE_ORIGIN: {
    kind: 'origin',
    whenUnset: 'none: the console answers on this machine only',
    meaning:
      'Public https address of the console behind a reverse proxy, which must send `X-Forwarded-Proto: https`; cookies then demand https',
    example: 'https://console.example.com',
  },
  CONSOLE_UPLOAD_MAX_MB: {
    kind: 'count',
    min: 1,
    // PostgreSQL stores sizes of packages as 32-bit numbers.
    max: 2_047,
    defaultValue: '2047',
    meaning:
      'Megabytes (1,048,576 bytes each) of the largest package that can be uploaded in the console',
    example: '2047',
  },
  CHROMIUM_PATH: {
    kind: 'text',
    whenUnset: "Playwright's or the system's",
    meaning: 'Browser for tests, pictures and measurements',
    example: '/usr/bin/chromium',
  },
  DESKTOP_PORT: {
    kind: 'count',
    min: 0,
    max: 65_535,
    defaultValue: '0',
    whenUnset: 'any free one',
    meaning: 'Port `npm run desktop` listens on',
  },
  DESKTOP_VERSION: {
    kind: 'text',
    defaultValue: '6.21.5',
    meaning: 'Version of the client `npm run desktop` plays',
  },
  TEST_DATABASE_URL: {
    kind: 'postgres',
    meaning:
      'PostgreSQL server the backend’s suites also run on; they create and drop databases of their own there',
    example: 'postgres://postgres@localhost:5432/postgres',
  },
  TEST_REDIS_URL: {
    kind: 'redis',
    meaning: 'Redis the tests of limits also run on',
    example: 'redis://localhost:6379',
  },
  E2E_PORT: {
    kind: 'count',
    min: 1,
    max: 65_535,
    defaultValue: '3100',
    meaning:
      'First of 30 ports that runs of browser tests take in tens, so that two commands can go side by side',
  },
});
