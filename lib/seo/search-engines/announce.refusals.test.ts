/** Tests that what engines do not accept is reported and not recorded: refusals, quotas, failures, silence. */
import { startAnnouncement, type Announcement, type TestEngines } from './test-engines';

let here: Announcement;
beforeEach(async () => {
  here = await startAnnouncement();
});
afterEach(() => here.stop());

describe('pages Baidu does not accept', () => {
  const responses = (status: number, body: object) => () =>
    (here.site.baidu = (response) => here.site.json(response, status, body));

  it.each<[string, () => unknown, RegExp]>([
    [
      'a refused token',
      () => responses(401, { error: 401, message: 'token is not valid' })(),
      /: 401 token is not valid$/,
    ],
    [
      'a site it does not know',
      () => responses(400, { error: 400, message: 'site error' })(),
      /site error/,
    ],
    [
      'a page in its place',
      () => (here.site.baidu = (response) => response.end('<html>')),
      /another form: <html>/,
    ],
    [
      'counts that do not add up',
      () => responses(200, { success: 0, remain: 9 })(),
      /0 of 1 taken, without a word which/,
    ],
    [
      'a count above what was sent',
      () => responses(200, { success: 2, remain: 9 })(),
      /2 of 1 taken/,
    ],
    [
      'a failure twice',
      () => responses(500, { error: 500, message: 'internal error' })(),
      /internal error/,
    ],
    [
      'a redirect',
      () => (here.site.baidu = (response) => response.writeHead(302, { Location: '/x' }).end()),
      /: 302$/,
    ],
    ['no answer', () => (here.site.baidu = () => undefined), /no answer within 0.3 s/],
    [
      'a line that breaks off',
      () => (here.site.baidu = (response) => response.destroy()),
      /no connection/,
    ],
  ])('because of %s are reported and not recorded; IndexNow continues', async (_, spoil, words) => {
    spoil();
    expect(await here.run()).toBe(false);
    expect(here.recorded().baidu).toEqual({});
    expect(Object.keys(here.recorded().indexnow)).toEqual(here.allUrls());
    expect(here.shown[0]).toMatch(/^✖ Baidu: 0 of 3 taken/);
    expect(here.shown[0]).toMatch(words);
    expect(here.shown.join('\n')).not.toMatch(/secret/);
  });

  it('in a list are recorded page by page', async () => {
    here.site.baidu = (response, { body }) => {
      const urls = body.split('\n');
      const not_valid = urls.filter((one) => one.includes('?'));
      here.site.json(response, 200, {
        success: urls.length - not_valid.length,
        remain: 9,
        not_valid,
      });
    };
    expect(await here.run(['baidu'])).toBe(false);
    expect(Object.keys(here.recorded().baidu)).toEqual([here.at('/'), here.at('/download')]);
    expect(here.shown[0]).toContain(
      `1 wait for the next run: not accepted: ${here.at('/en?a=1&b=2')}`,
    );
  });

  it('because of the quota wait for the next run, which sends only those', async () => {
    here.site.baidu = (response, { body }) => {
      const sent = here.site.heard.filter(({ engine }) => engine === 'baidu').length;
      here.site.json(response, 200, {
        success: body.split('\n').length,
        remain: sent === 1 ? 1 : 0,
      });
    };
    expect(await here.run(['baidu'])).toBe(true);
    expect(here.urlsSentTo('baidu')).toEqual([here.at('/'), here.at('/download')]);
    expect(here.shown[0]).toBe(
      "Baidu: 2 of 3 taken (3 new, 0 changed, 0 removed); 1 wait for the next run: the day's quota is used up",
    );
    here.site.heard.length = 0;
    here.site.baidu = (response) =>
      here.site.json(response, 400, { error: 400, message: 'over quota' });
    expect(await here.run(['baidu'])).toBe(true);
    expect(here.urlsSentTo('baidu')).toEqual([here.at('/en?a=1&b=2')]);
    expect(Object.keys(here.recorded().baidu)).toHaveLength(2);
  });

  it('at the first try are tried a second time', async () => {
    const well = here.site.baidu;
    let failures = 1;
    here.site.baidu = (response, one) =>
      failures-- > 0 ? response.writeHead(503).end() : well(response, one);
    expect(await here.run(['baidu'])).toBe(true);
    expect(Object.keys(here.recorded().baidu)).toEqual(here.allUrls());
  });

  it('are sent in lists of two thousand at most', async () => {
    here.site.pages = Object.fromEntries(
      Array.from({ length: 4_003 }, (_, n) => [`/${n}`, '2026-11-01']),
    );
    await here.run(['baidu']);
    expect(here.site.heard.map(({ body }) => body.split('\n').length)).toEqual([
      1, 2_000, 2_000, 2,
    ]);
  });
});

describe('pages IndexNow does not accept', () => {
  it.each<[string, TestEngines['indexnow'], boolean, RegExp]>([
    [
      'too many requests',
      (one) => one.writeHead(429, { 'Retry-After': '60' }).end(),
      true,
      /429 too many requests \(again after 60\)$/,
    ],
    ['another key', (one) => one.writeHead(403).end(), false, /403 the key is not the one/],
    [
      'a form it does not know',
      (one) => one.writeHead(400).end(),
      false,
      /400 the request has another form/,
    ],
    ['foreign URLs', (one) => one.writeHead(422).end(), false, /422/],
    ['a failure', (one) => one.writeHead(502).end('bad\u0007 gateway'), false, /502 bad gateway/],
    ['no answer', () => undefined, false, /no answer within/],
  ])('because of %s are not recorded as submitted', async (_, behave, isWell, words) => {
    here.site.indexnow = behave;
    expect(await here.run()).toBe(isWell);
    expect(here.recorded().indexnow).toEqual({});
    expect(Object.keys(here.recorded().baidu)).toEqual(here.allUrls());
    expect(here.shown[1]).toMatch(words);
    expect(here.shown.join('\n')).not.toMatch(/secret/);
  });

  it('are sent in lists of ten thousand at most; those accepted before a refusal are recorded', async () => {
    here.site.pages = Object.fromEntries(
      Array.from({ length: 10_001 }, (_, n) => [`/${n}`, '2026-11-01']),
    );
    here.site.indexnow = (response) =>
      response.writeHead(here.site.heard.length === 1 ? 200 : 429).end();
    await here.run(['indexnow']);
    expect(Object.keys(here.recorded().indexnow)).toHaveLength(10_000);
  });
});
