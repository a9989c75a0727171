/** Tests that URLs an engine does not accept are reported and not recorded: refusals, quotas, failures, no answer. */
import { startAnnouncement, type Announcement, type TestEngines } from './engines.test-support';

let announcement: Announcement;
beforeEach(async () => {
  announcement = await startAnnouncement();
});
afterEach(() => announcement.stop());

describe('pages Baidu does not accept', () => {
  const makeBaiduAnswer = (status: number, body: object) => () =>
    (announcement.site.baidu = (response) => announcement.site.json(response, status, body));

  it.each<[string, () => unknown, RegExp]>([
    [
      'a refused token',
      () => makeBaiduAnswer(401, { error: 401, message: 'token is not valid' })(),
      /: 401 token is not valid$/,
    ],
    [
      'a site it does not know',
      () => makeBaiduAnswer(400, { error: 400, message: 'site error' })(),
      /site error/,
    ],
    [
      'a page in its place',
      () => (announcement.site.baidu = (response) => response.end('<html>')),
      /another form: <html>/,
    ],
    [
      'counts that do not add up',
      () => makeBaiduAnswer(200, { success: 0, remain: 9 })(),
      /0 of 1 taken, without a word which/,
    ],
    [
      'a count above what was sent',
      () => makeBaiduAnswer(200, { success: 2, remain: 9 })(),
      /2 of 1 taken/,
    ],
    [
      'a failure twice',
      () => makeBaiduAnswer(500, { error: 500, message: 'internal error' })(),
      /internal error/,
    ],
    [
      'a redirect',
      () =>
        (announcement.site.baidu = (response) => response.writeHead(302, { Location: '/x' }).end()),
      /: 302$/,
    ],
    ['no answer', () => (announcement.site.baidu = () => undefined), /no answer within 0.3 s/],
    [
      'a line that breaks off',
      () => (announcement.site.baidu = (response) => response.destroy()),
      /no connection/,
    ],
  ])('because of %s are reported and not recorded; IndexNow continues', async (_, spoil, words) => {
    spoil();
    expect(await announcement.run()).toBe(false);
    expect(announcement.recorded().baidu).toEqual({});
    expect(Object.keys(announcement.recorded().indexnow)).toEqual(announcement.allUrls());
    expect(announcement.printedLines[0]).toMatch(/^✖ Baidu: 0 of 3 taken/);
    expect(announcement.printedLines[0]).toMatch(words);
    expect(announcement.printedLines.join('\n')).not.toMatch(/secret/);
  });

  it('in a list are recorded page by page', async () => {
    announcement.site.baidu = (response, { body }) => {
      const urls = body.split('\n');
      const not_valid = urls.filter((url) => url.includes('?'));
      announcement.site.json(response, 200, {
        success: urls.length - not_valid.length,
        remain: 9,
        not_valid,
      });
    };
    expect(await announcement.run(['baidu'])).toBe(false);
    expect(Object.keys(announcement.recorded().baidu)).toEqual([
      announcement.urlOf('/'),
      announcement.urlOf('/download'),
    ]);
    expect(announcement.printedLines[0]).toContain(
      `1 wait for the next run: not accepted: ${announcement.urlOf('/en?a=1&b=2')}`,
    );
  });

  it('because of the quota wait for the next run, which sends only those', async () => {
    announcement.site.baidu = (response, { body }) => {
      const requestCount = announcement.site.receivedRequests.filter(
        ({ engine }) => engine === 'baidu',
      ).length;
      announcement.site.json(response, 200, {
        success: body.split('\n').length,
        remain: requestCount === 1 ? 1 : 0,
      });
    };
    expect(await announcement.run(['baidu'])).toBe(true);
    expect(announcement.urlsSentTo('baidu')).toEqual([
      announcement.urlOf('/'),
      announcement.urlOf('/download'),
    ]);
    expect(announcement.printedLines[0]).toBe(
      "Baidu: 2 of 3 taken (3 new, 0 changed, 0 removed); 1 wait for the next run: the day's quota is used up",
    );
    announcement.site.receivedRequests.length = 0;
    announcement.site.baidu = (response) =>
      announcement.site.json(response, 400, { error: 400, message: 'over quota' });
    expect(await announcement.run(['baidu'])).toBe(true);
    expect(announcement.urlsSentTo('baidu')).toEqual([announcement.urlOf('/en?a=1&b=2')]);
    expect(Object.keys(announcement.recorded().baidu)).toHaveLength(2);
  });

  it('before the quota is used up are named next to it', async () => {
    const refusedUrl = announcement.urlOf('/download');
    announcement.site.baidu = (response, { body }) => {
      const not_valid = body.split('\n').filter((url) => url === refusedUrl);
      announcement.site.json(response, 200, {
        success: body.split('\n').length - not_valid.length,
        remain: not_valid.length > 0 ? 0 : 1,
        not_valid,
      });
    };
    expect(await announcement.run(['baidu'])).toBe(false);
    expect(announcement.printedLines[0]).toContain(
      `2 wait for the next run: not accepted: ${refusedUrl}; the day's quota is used up`,
    );
  });

  it('at the first try are tried a second time', async () => {
    const workingBaidu = announcement.site.baidu;
    let failures = 1;
    announcement.site.baidu = (response, one) =>
      failures-- > 0 ? response.writeHead(503).end() : workingBaidu(response, one);
    expect(await announcement.run(['baidu'])).toBe(true);
    expect(Object.keys(announcement.recorded().baidu)).toEqual(announcement.allUrls());
  });

  it('are sent in lists of two thousand at most', async () => {
    announcement.site.pages = Object.fromEntries(
      Array.from({ length: 4_003 }, (_, n) => [`/${n}`, '2026-11-01']),
    );
    await announcement.run(['baidu']);
    expect(announcement.site.receivedRequests.map(({ body }) => body.split('\n').length)).toEqual([
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
    announcement.site.indexnow = behave;
    expect(await announcement.run()).toBe(isWell);
    expect(announcement.recorded().indexnow).toEqual({});
    expect(Object.keys(announcement.recorded().baidu)).toEqual(announcement.allUrls());
    expect(announcement.printedLines[1]).toMatch(words);
    expect(announcement.printedLines.join('\n')).not.toMatch(/secret/);
  });

  it('are sent in lists of ten thousand at most; those accepted before a refusal are recorded', async () => {
    announcement.site.pages = Object.fromEntries(
      Array.from({ length: 10_001 }, (_, n) => [`/${n}`, '2026-11-01']),
    );
    announcement.site.indexnow = (response) =>
      response.writeHead(announcement.site.receivedRequests.length === 1 ? 200 : 429).end();
    await announcement.run(['indexnow']);
    expect(Object.keys(announcement.recorded().indexnow)).toHaveLength(10_000);
  });
});
