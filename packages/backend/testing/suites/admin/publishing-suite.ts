/** Tests of articles and campaigns that staff add to the built-in ones. */
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { endpoints } from '@superbrowser/contract/endpoints';
import { contentLocales } from '@superbrowser/contract/content/content-locales';
import { sampleText } from '@superbrowser/backend/admin/record-types/news-and-campaigns/entry-operations';
import { newsSlugs } from '@/lib/generated/slugs';
import { accountSteps } from '../../support/account-steps';
import type { TestedBackend } from '../../support/tested-backend';
import { adminSteps } from '../../support/admin-steps';

const noon = { now: Date.parse('2026-11-22T12:00:00+08:00') };
const slug = 'hand-over-on-fridays';
const [zh, en] = contentLocales.map((locale) => sampleText('news', locale, '2026-11-22'));
const [campaignZh, campaignEn] = contentLocales.map((locale) =>
  sampleText('staffCampaigns', locale, '2026-11-22'),
);

/** Files by the option that names them. */
interface Files {
  readonly zh?: string | undefined;
  readonly en?: string | undefined;
}
const article: Files = { zh, en };
const campaign: Files = { zh: campaignZh, en: campaignEn };

export function adminPublishingSuite(subject: () => TestedBackend): void {
  const { call } = accountSteps(subject);
  const { perform, loadData, loadAuditEntries } = adminSteps(subject);
  let folder: string;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'publishing-'));
  });
  afterAll(() => rm(folder, { recursive: true, force: true }));

  async function fileOf(text: string | Uint8Array, name = 'text'): Promise<string> {
    const path = join(folder, `${name}.md`);
    await writeFile(path, text);
    return path;
  }
  async function add(recordName: 'news' | 'campaigns', entrySlug: string, files: Files) {
    const paths = await Promise.all(
      Object.entries(files).map(
        async ([name, text]) => [name, await fileOf(String(text), name)] as const,
      ),
    );
    return perform(`${recordName} add`, { slug: entrySlug, ...Object.fromEntries(paths) }, noon);
  }
  const loadNewsTexts = async () => (await call(endpoints.staffArticles, {})).texts;
  const loadCampaignTexts = async () => (await call(endpoints.staffCampaigns, {})).texts;
  const loadSlugs = async () => ({
    news: [...new Set((await loadNewsTexts()).map((text) => text.slug))],
    activity: [...new Set((await loadCampaignTexts()).map((text) => text.slug))],
  });

  it('adds an article, replaces a language of it, and removes it', async () => {
    const urls = { url: `/news/${slug}`, english_url: `/en/news/${slug}` };
    const first = await add('news', slug, article);
    expect(first).toMatchObject({ data: { ...urls, replaced: false } });
    const secondAdd = await add('news', slug, {
      zh: zh?.replace('周五交接，怎么不落事', '周五交接清单'),
    });
    expect(secondAdd).toMatchObject({ data: { ...urls, replaced: true } });
    expect(await loadNewsTexts()).toEqual([
      expect.objectContaining({ slug, language: 'en-US' }),
      expect.objectContaining({
        slug,
        language: 'zh-CN',
        fields: expect.objectContaining({ title: '周五交接清单' }) as object,
        body: expect.stringContaining('## 先列清单 {#list}') as string,
      }),
    ]);
    expect(await loadData('news list', {})).toEqual([
      expect.objectContaining({ slug, title: '周五交接清单', missing: null }),
    ]);
    expect(await loadData('news show', { slug })).toContain('周五交接清单');
    expect(await loadData('news show', { slug, language: 'en' })).toContain(
      'title: A Friday handover',
    );
    await perform('news remove', { slug });
    expect((await loadSlugs()).news).toEqual([]);
    for (const verb of ['remove', 'show'])
      await expect(perform(`news ${verb}`, { slug })).rejects.toMatchObject({ status: 404 });
    expect(
      (await loadAuditEntries('news add')).map(({ subject: entrySlug, detail }) => [
        entrySlug,
        detail,
      ]),
    ).toEqual(
      expect.arrayContaining([
        [slug, '{"replaced":false}'],
        [slug, '{"replaced":true}'],
      ]),
    );
  });

  it('adds an article in one language only', async () => {
    expect(await loadData('news list', {})).toEqual([]);
    expect(await add('news', slug, { en })).toMatchObject({
      data: { url: null, english_url: `/en/news/${slug}` },
    });
    expect(await loadData('news list', {})).toMatchObject([
      { missing: { zh: '中文', en: 'Chinese' } },
    ]);
    await expect(perform('news show', { slug, language: 'zh' })).rejects.toThrow(
      'not in this language',
    );
    // Once a text has two languages, both must agree.
    const otherText = zh?.replace('category: team', 'category: client');
    await expect(add('news', slug, { zh: otherText })).rejects.toThrow(
      'the same in both languages',
    );
    await perform('news remove', { slug });
  });

  it('adds a campaign, whose dates change like those of any other', async () => {
    await add('campaigns', 'spring-stock', campaign);
    const dates = { start: '2027-04-01T00:00:00+08:00', end: '2027-04-08T00:00:00+08:00' };
    await perform('campaigns dates', { slug: 'spring-stock', ...dates });
    expect(await loadCampaignTexts()).toMatchObject([
      { language: 'en-US', start_at: dates.start, end_at: dates.end },
      { language: 'zh-CN', start_at: dates.start, end_at: dates.end },
    ]);
    // The dates in the file replace earlier changes.
    await add('campaigns', 'spring-stock', campaign);
    expect(await loadCampaignTexts()).toMatchObject([
      { start_at: '2027-03-01T00:00:00+08:00' },
      { start_at: '2027-03-01T00:00:00+08:00' },
    ]);
    expect((await loadSlugs()).activity).toEqual(['spring-stock']);
    await perform('campaigns remove', { slug: 'spring-stock' });
    expect((await loadSlugs()).activity).toEqual([]);
    await expect(call(endpoints.activityInfo, { activity_id: 'spring-stock' })).rejects.toThrow();
  });

  it('does not change an activity that already has the id', async () => {
    const dates = { start: '2026-12-01T00:00:00+08:00', end: '2026-12-31T00:00:00+08:00' };
    await perform('campaigns dates', { slug: 'snow-days', ...dates, title: '雪天' });
    await expect(add('campaigns', 'snow-days', campaign)).rejects.toThrow(
      'has the id snow-days already',
    );
    expect(await call(endpoints.activityInfo, { activity_id: 'snow-days' })).toMatchObject({
      title: '雪天',
      start_at: dates.start,
    });
    expect((await loadSlugs()).activity).toEqual([]);
  });

  const withBody = (text: string) => en?.replace(/---\n\n[\s\S]*$/, `---\n\n${text}\n`);
  it.each<[string, string, Files, string]>([
    ['the address of a built-in one', newsSlugs[0], article, 'built-in'],
    ['no address', 'No Slug', article, 'lower-case letters'],
    ['a day to come', slug, { en: en?.replace('2026-11-22', '2026-11-23') }, 'line 6, publishedOn'],
    ['an issue in its text', slug, { en: en?.replace('> **No', '> No') }, 'a note begins'],
    [
      'an unknown picture',
      slug,
      { en: withBody(`## A\n\n![a](upload:${'0'.repeat(32)}-1x1.png)`) },
      'no uploaded picture',
    ],
    ['nothing', slug, { en: '' }, 'begins with front matter'],
    ['too much', slug, { en: `${en}${' '.repeat(70_000)}` }, 'more than 65536 bytes'],
    ['no file', slug, {}, 'Give a file'],
  ])('stores nothing with %s', async (_, entrySlug, files, reason) => {
    await expect(add('news', entrySlug, files)).rejects.toThrow(reason);
    expect((await loadSlugs()).news).toEqual([]);
  });

  it('refuses files that are no text', async () => {
    const file = await fileOf(Uint8Array.of(0xff, 0xfe, 0x00));
    await expect(perform('news add', { slug, zh: file })).rejects.toThrow('no text in UTF-8');
    await expect(perform('news add', { slug, zh: join(folder, 'none.md') })).rejects.toThrow(
      'no file',
    );
    await expect(perform('news add', { slug, zh: folder })).rejects.toThrow('is no file');
    await expect(add('campaigns', 'spring-stock', article)).rejects.toThrow('visual');
  });

  it('returns template files to begin with', async () => {
    for (const recordName of ['news', 'campaigns'] as const) {
      const files = {
        zh: await loadData<string>(`${recordName} template`, { language: 'zh' }, noon),
        en: await loadData<string>(`${recordName} template`, { language: 'en' }, noon),
      };
      await add(recordName, 'from-a-template', files);
      await perform(`${recordName} remove`, { slug: 'from-a-template' });
    }
  });
}
