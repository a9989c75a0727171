/** Tests whole runs against a local server: what engines receive, what is recorded, what is printed. */
import { existsSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { startAnnouncement, indexNowKey, token, type Announcement } from './test-engines';

let here: Announcement;
beforeEach(async () => {
  here = await startAnnouncement();
});
afterEach(() => here.stop());

describe('a first run', () => {
  it('submits every page to both engines, in their formats, and records it in a file for this user only', async () => {
    expect(await here.run()).toBe(true);
    expect([here.urlsSentTo('baidu'), here.urlsSentTo('indexnow')]).toEqual([
      here.allUrls(),
      here.allUrls(),
    ]);
    const [first, , list] = here.site.heard;
    expect(first).toMatchObject({
      url: `/baidu?site=${encodeURIComponent(here.site.origin)}&token=${token}`,
      type: 'text/plain',
      body: here.at('/'),
    });
    expect(list?.type).toBe('application/json; charset=utf-8');
    expect(JSON.parse(list?.body ?? '')).toEqual({
      host: new URL(here.site.origin).host,
      key: indexNowKey,
      keyLocation: `${here.site.origin}/${indexNowKey}.txt`,
      urlList: here.allUrls(),
    });
    expect(here.recorded().baidu).toEqual({
      [here.at('/')]: '2026-11-01',
      [here.at('/download')]: '2026-11-02',
      [here.at('/en?a=1&b=2')]: '2026-11-03',
    });
    expect(here.recorded().indexnow).toEqual(here.recorded().baidu);
    expect(statSync(here.file).mode & 0o777).toBe(0o600);
    expect(here.shown).toEqual([
      'Baidu: 3 of 3 taken (3 new, 0 changed, 0 removed)',
      'IndexNow: 3 of 3 taken (3 new, 0 changed, 0 removed)',
    ]);
  });

  it('submits to configured engines only, and reports when there are none', async () => {
    await here.run(['indexnow']);
    expect(here.urlsSentTo('baidu')).toEqual([]);
    expect(here.recorded().baidu).toEqual({});
    here.shown.length = 0;
    expect(await here.run([])).toBe(true);
    expect(here.shown).toEqual(['No search engine is configured: BAIDU_PUSH_TOKEN, INDEXNOW_KEY']);
  });

  it('as a trial prints what it would submit, and sends nothing', async () => {
    expect(await here.run(undefined, { isTrial: true })).toBe(true);
    expect(here.site.heard).toEqual([]);
    expect(existsSync(here.file)).toBe(false);
    expect(here.shown).toContain('Baidu: would be sent 3 addresses (3 new, 0 changed, 0 removed)');
    expect(here.shown).toContain(`  ${here.at('/download')}`);
  });
});

describe('a later run', () => {
  beforeEach(async () => {
    await here.run();
    here.forget();
  });

  it('without changes reports that and sends no request', async () => {
    expect(await here.run()).toBe(true);
    expect(here.site.heard).toEqual([]);
    expect(here.shown).toEqual(['Baidu: nothing new', 'IndexNow: nothing new']);
  });

  it('submits new pages, then changed ones', async () => {
    here.site.pages = { ...here.site.pages, '/': '2026-11-09', '/new': '2026-11-09' };
    await here.run();
    expect(here.urlsSentTo('baidu')).toEqual([here.at('/new'), here.at('/')]);
    expect(here.recorded().baidu[here.at('/')]).toBe('2026-11-09');
    here.site.heard.length = 0;
    await here.run();
    expect(here.site.heard).toEqual([]);
  });

  it('submits removed pages to IndexNow, forgets them, and submits them again when they are back', async () => {
    const { '/download': day, ...left } = here.site.pages;
    here.site.pages = left;
    await here.run();
    expect([here.urlsSentTo('baidu'), here.urlsSentTo('indexnow')]).toEqual([
      [],
      [here.at('/download')],
    ]);
    for (const engine of ['baidu', 'indexnow'] as const)
      expect(Object.keys(here.recorded()[engine])).toEqual(here.allUrls());
    here.shown.length = 0;
    await here.run();
    expect(here.shown).toEqual(['Baidu: nothing new', 'IndexNow: nothing new']);
    here.site.heard.length = 0;
    here.site.pages['/download'] = day ?? '';
    await here.run();
    expect(here.urlsSentTo('baidu')).toEqual([here.at('/download')]);
  });

  it('starts again for another origin of the site', async () => {
    const other = here.site.origin.replace('127.0.0.1', 'localhost');
    here.site.sitemap = (response) =>
      response.end(`<urlset><url><loc>${other}/</loc><lastmod>2026-11-01</lastmod></url></urlset>`);
    await here.run(['baidu'], { asOrigin: other });
    expect(here.urlsSentTo('baidu')).toEqual([`${other}/`]);
    expect(here.recorded()).toEqual({
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
      () => (here.site.sitemap = (one) => one.writeHead(503).end()),
      'the sitemap is answered with 503',
    ],
    [
      'the site answers with a page',
      () => (here.site.sitemap = (one) => one.end('<html></html>')),
      'no sitemap',
    ],
    [
      'the sitemap breaks off',
      () => (here.site.sitemap = (one) => one.end('<urlset><url><loc>')),
      'no sitemap',
    ],
    ['the sitemap is empty', () => (here.site.pages = {}), 'the sitemap is empty'],
    [
      'the sitemap is another site’s',
      () =>
        (here.site.sitemap = (one) =>
          one.end(
            '<urlset><url><loc>https://a.cn/</loc><lastmod>2026-11-01</lastmod></url></urlset>',
          )),
      'not of http',
    ],
  ])('when %s, and keeps its records', async (_, spoil, words) => {
    await here.run();
    const before = readFileSync(here.file, 'utf8');
    here.site.heard.length = 0;
    spoil();
    await expect(here.run()).rejects.toThrow(words);
    expect(here.site.heard).toEqual([]);
    expect(readFileSync(here.file, 'utf8')).toBe(before);
  });

  it('when its own file cannot be read, because submitting everything again is for a person to decide', async () => {
    await here.run();
    writeFileSync(here.file, '{"origin":');
    here.site.heard.length = 0;
    await expect(here.run()).rejects.toThrow('Delete it to announce everything again');
    expect(here.site.heard).toEqual([]);
  });
});
