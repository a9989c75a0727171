/** Tests whole runs against a local server: the URLs that engines receive, the records, and the printed lines. */
import { existsSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { startAnnouncement, indexNowKey, token, type Announcement } from './engines.test-support';

let announcement: Announcement;
beforeEach(async () => {
  announcement = await startAnnouncement();
});
afterEach(() => announcement.stop());

describe('a first run', () => {
  it('submits every page to both engines, in their formats, and records it in a file for this user only', async () => {
    expect(await announcement.run()).toBe(true);
    expect([announcement.urlsSentTo('baidu'), announcement.urlsSentTo('indexnow')]).toEqual([
      announcement.allUrls(),
      announcement.allUrls(),
    ]);
    const [first, , list] = announcement.site.receivedRequests;
    expect(first).toMatchObject({
      url: `/baidu?site=${encodeURIComponent(announcement.site.origin)}&token=${token}`,
      type: 'text/plain',
      body: announcement.urlOf('/'),
    });
    expect(list?.type).toBe('application/json; charset=utf-8');
    expect(JSON.parse(list?.body ?? '')).toEqual({
      host: new URL(announcement.site.origin).host,
      key: indexNowKey,
      keyLocation: `${announcement.site.origin}/${indexNowKey}.txt`,
      urlList: announcement.allUrls(),
    });
    expect(announcement.recorded().baidu).toEqual({
      [announcement.urlOf('/')]: '2026-11-01',
      [announcement.urlOf('/download')]: '2026-11-02',
      [announcement.urlOf('/en?a=1&b=2')]: '2026-11-03',
    });
    expect(announcement.recorded().indexnow).toEqual(announcement.recorded().baidu);
    expect(statSync(announcement.file).mode & 0o777).toBe(0o600);
    expect(announcement.printedLines).toEqual([
      'Baidu: 3 of 3 taken (3 new, 0 changed, 0 removed)',
      'IndexNow: 3 of 3 taken (3 new, 0 changed, 0 removed)',
    ]);
  });

  it('submits to configured engines only, and reports when there are none', async () => {
    await announcement.run(['indexnow']);
    expect(announcement.urlsSentTo('baidu')).toEqual([]);
    expect(announcement.recorded().baidu).toEqual({});
    announcement.printedLines.length = 0;
    expect(await announcement.run([])).toBe(true);
    expect(announcement.printedLines).toEqual([
      'No search engine is configured: BAIDU_PUSH_TOKEN, INDEXNOW_KEY',
    ]);
  });

  it('as a trial prints what it would submit, and sends nothing', async () => {
    expect(await announcement.run(undefined, { isDryRun: true })).toBe(true);
    expect(announcement.site.receivedRequests).toEqual([]);
    expect(existsSync(announcement.file)).toBe(false);
    expect(announcement.printedLines).toContain(
      'Baidu: would be sent 3 URLs (3 new, 0 changed, 0 removed)',
    );
    expect(announcement.printedLines).toContain(`  ${announcement.urlOf('/download')}`);
  });
});

describe('a later run', () => {
  beforeEach(async () => {
    await announcement.run();
    announcement.forget();
  });

  it('without changes reports that and sends no request', async () => {
    expect(await announcement.run()).toBe(true);
    expect(announcement.site.receivedRequests).toEqual([]);
    expect(announcement.printedLines).toEqual(['Baidu: nothing new', 'IndexNow: nothing new']);
  });

  it('submits new pages, then changed ones', async () => {
    announcement.site.pages = {
      ...announcement.site.pages,
      '/': '2026-11-09',
      '/new': '2026-11-09',
    };
    await announcement.run();
    expect(announcement.urlsSentTo('baidu')).toEqual([
      announcement.urlOf('/new'),
      announcement.urlOf('/'),
    ]);
    expect(announcement.recorded().baidu[announcement.urlOf('/')]).toBe('2026-11-09');
    announcement.site.receivedRequests.length = 0;
    await announcement.run();
    expect(announcement.site.receivedRequests).toEqual([]);
  });

  it('submits removed pages to IndexNow, forgets them, and submits them again when they are back', async () => {
    const { '/download': day, ...remaining } = announcement.site.pages;
    announcement.site.pages = remaining;
    await announcement.run();
    expect([announcement.urlsSentTo('baidu'), announcement.urlsSentTo('indexnow')]).toEqual([
      [],
      [announcement.urlOf('/download')],
    ]);
    expect(announcement.printedLines.slice(-3)).toEqual([
      'Baidu: 0 of 0 taken (0 new, 0 changed, 1 removed)',
      `  removed, not sent: ${announcement.urlOf('/download')}`,
      'IndexNow: 1 of 1 taken (0 new, 0 changed, 1 removed)',
    ]);
    for (const engine of ['baidu', 'indexnow'] as const)
      expect(Object.keys(announcement.recorded()[engine])).toEqual(announcement.allUrls());
    announcement.printedLines.length = 0;
    await announcement.run();
    expect(announcement.printedLines).toEqual(['Baidu: nothing new', 'IndexNow: nothing new']);
    announcement.site.receivedRequests.length = 0;
    announcement.site.pages['/download'] = day ?? '';
    await announcement.run();
    expect(announcement.urlsSentTo('baidu')).toEqual([announcement.urlOf('/download')]);
  });

  it('starts again for another origin of the site', async () => {
    const other = announcement.site.origin.replace('127.0.0.1', 'localhost');
    announcement.site.sitemap = (response) =>
      response.end(`<urlset><url><loc>${other}/</loc><lastmod>2026-11-01</lastmod></url></urlset>`);
    await announcement.run(['baidu'], { asOrigin: other });
    expect(announcement.urlsSentTo('baidu')).toEqual([`${other}/`]);
    expect(announcement.recorded()).toEqual({
      origin: other,
      baidu: { [`${other}/`]: '2026-11-01' },
      indexnow: {},
    });
  });
});

describe('a run stops before it submits anything', () => {
  it.each<[string, () => unknown, string]>([
    [
      'the site answers with a failure',
      () => (announcement.site.sitemap = (one) => one.writeHead(503).end()),
      'the sitemap is answered with 503',
    ],
    [
      'the site answers with a page',
      () => (announcement.site.sitemap = (one) => one.end('<html></html>')),
      'no sitemap',
    ],
    [
      'the sitemap breaks off',
      () => (announcement.site.sitemap = (one) => one.end('<urlset><url><loc>')),
      'no sitemap',
    ],
    ['the sitemap is empty', () => (announcement.site.pages = {}), 'the sitemap is empty'],
    [
      'the sitemap is another site’s',
      () =>
        (announcement.site.sitemap = (one) =>
          one.end(
            '<urlset><url><loc>https://a.cn/</loc><lastmod>2026-11-01</lastmod></url></urlset>',
          )),
      'not of http',
    ],
  ])('when %s, and keeps its records', async (_, spoil, words) => {
    await announcement.run();
    const before = readFileSync(announcement.file, 'utf8');
    announcement.site.receivedRequests.length = 0;
    spoil();
    await expect(announcement.run()).rejects.toThrow(words);
    expect(announcement.site.receivedRequests).toEqual([]);
    expect(readFileSync(announcement.file, 'utf8')).toBe(before);
  });

  it('when its own file cannot be read, because submitting everything again is for a person to decide', async () => {
    await announcement.run();
    writeFileSync(announcement.file, '{"origin":');
    announcement.site.receivedRequests.length = 0;
    await expect(announcement.run()).rejects.toThrow('Delete it to announce everything again');
    expect(announcement.site.receivedRequests).toEqual([]);
  });
});
