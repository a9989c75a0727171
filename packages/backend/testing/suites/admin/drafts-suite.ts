/** Tests of articles and campaigns from the first draft to the archive. */
import { endpoints } from '@superbrowser/contract/endpoints';
import { entryValuesOf, type EntryValues } from '@superbrowser/contract/content/entry-values';
import { type StaffCollectionName } from '@superbrowser/contract/content/staff-collections';
import { parseContentFile } from '@superbrowser/contract/content/front-matter';
import { contentLocales } from '@superbrowser/contract/content/content-locales';
import { sampleText } from '@superbrowser/backend/admin/record-types/news-and-campaigns/entry-operations';
import { accountSteps } from '../../support/account-steps';
import type { TestedBackend } from '../../support/tested-backend';
import { adminSteps } from '../../support/admin-steps';

const noon = { now: Date.parse('2026-11-22T12:00:00+08:00') };
const later = { now: noon.now + 60_000, who: 'bo' };

function formOf(entrySlug: string, collectionName: StaffCollectionName) {
  const texts = contentLocales.map((locale) => {
    const { data, body } = parseContentFile(sampleText(collectionName, locale, '2026-11-22'));
    return [locale, { fields: data as object, body: body.trim() }] as const;
  });
  return entryValuesOf(entrySlug, Object.fromEntries(texts), collectionName);
}
const slug = 'hand-over-on-fridays';
const article = formOf(slug, 'news');
const campaign = formOf('spring-stock', 'staffCampaigns');
const onlyChinese = Object.fromEntries(
  Object.entries(article).filter(([name]) => !name.startsWith('en-')),
);

export function adminDraftsSuite(subject: () => TestedBackend): void {
  const { call } = accountSteps(subject);
  const { perform, performOn, loadData, openAs, loadAuditEntries } = adminSteps(subject);
  const loadState = async (recordName: string, entrySlug = slug) =>
    (await loadData<{ slug: string; state: string }[]>(`${recordName} list`, {})).find(
      (one) => one.slug === entrySlug,
    )?.state;
  const loadTexts = async () => (await call(endpoints.staffArticles, {})).texts;
  const loadPublicSlugs = async () => [...new Set((await loadTexts()).map((text) => text.slug))];

  it('keeps a draft hidden, and publishes it in the languages it is written in', async () => {
    await perform('news save', onlyChinese, noon);
    expect(await loadData('news list', {})).toEqual([
      expect.objectContaining({
        slug,
        state: 'draft',
        missing: { zh: '英文', en: 'English' },
        changed_by: 'anna',
      }),
    ]);
    expect(await loadPublicSlugs()).toEqual([]);
    expect(await loadData('news publish', { slug }, noon)).toMatchObject({ url: `/news/${slug}` });
    expect((await loadTexts()).map(({ language }) => language)).toEqual(['zh-CN']);
    await perform('news save', article, later);
    await perform('news publish', { slug }, later);
    expect(await loadPublicSlugs()).toEqual([slug]);
    expect((await loadTexts()).map(({ language }) => language)).toEqual(['en-US', 'zh-CN']);
    expect(await loadState('news')).toBe('published');
  });

  it('does not change what is public while a draft is edited', async () => {
    await perform('news save', { ...article, 'zh-title': '周五交接清单' }, later);
    expect(await loadState('news')).toBe('changed');
    const titles = async () =>
      (await loadTexts())
        .filter(({ language }) => language === 'zh-CN')
        .map(({ fields }) => (fields as { title: string }).title);
    expect(await titles()).toEqual([article['zh-title']]);
    await expect(perform('news archive', { slug }, later)).rejects.toThrow('unpublished changes');
    await perform('news publish', { slug }, later);
    expect(await titles()).toEqual(['周五交接清单']);
    await expect(perform('news publish', { slug }, later)).rejects.toThrow('no changes');
  });

  it('takes a text down, keeps it, and publishes it again', async () => {
    const { targets } = await perform('news archive', { slug }, later);
    expect(await loadPublicSlugs()).toEqual([]);
    expect(await loadState('news')).toBe('archived');
    expect(await loadData('news show', { slug })).toContain('周五交接清单');
    // Undoes an operation with the targets that it returned.
    await performOn('news publish', targets, {}, later);
    expect(await loadPublicSlugs()).toEqual([slug]);
    expect((await loadAuditEntries('news archive'))[0]).toMatchObject({ who: 'bo', subject: slug });
  });

  it('drops changes, after which there are none left', async () => {
    await perform('news save', { ...article, 'zh-title': '另一个标题名' }, later);
    await perform('news discard', { slug }, later);
    expect(await loadState('news')).toBe('published');
    await expect(perform('news discard', { slug }, later)).rejects.toThrow('has no draft');
    await perform('news archive', { slug }, later);
    await perform('news discard', { slug }, later);
    expect(await loadState('news')).toBeUndefined();
    for (const operation of ['publish', 'archive', 'discard'])
      await expect(perform(`news ${operation}`, { slug }, later)).rejects.toMatchObject({
        status: 404,
      });
  });

  it('has another version after each change, by any account', async () => {
    await perform('news save', article, noon);
    const { version } = await openAs('news', slug);
    expect((await openAs('news', slug)).version).toBe(version);
    const changed: EntryValues = { ...article, 'en-title': 'Another title' };
    await perform('news save', changed, { now: Date.now() + 60_000, who: 'bo' });
    const args = { ...changed, slug: undefined };
    const staleSave = performOn('news save', [{ key: slug, version }], args, later);
    await expect(staleSave).rejects.toMatchObject({ who: 'bo' });
    await perform('news discard', { slug });
  });

  it.each([
    ['slug', { slug: 'No Slug' }],
    ['slug', { slug: 'fingerprint-basics' }],
    ['zh-title', { 'zh-title': 'two\nlines' }],
    ['en-body', { 'en-body': 'a\u0000b' }],
  ])('stores nothing that could not be read back: %s', async (field, change) => {
    const refusal = (await perform('news save', { ...article, ...change }, noon).catch(
      (error: unknown) => error,
    )) as { readonly issues: object };
    expect(Object.keys(refusal.issues)).toContain(field);
    expect(await loadData('news list', {})).toEqual([]);
  });

  it('has one language less once a draft without it is published', async () => {
    await perform('news save', article, noon);
    await perform('news publish', { slug }, noon);
    const onlyEnglish = Object.fromEntries(
      Object.entries(article).filter(([name]) => !name.startsWith('zh-')),
    );
    await perform('news save', onlyEnglish, later);
    expect(await loadData('news publish', { slug }, later)).toEqual({
      slug,
      url: null,
      english_url: `/en/news/${slug}`,
    });
    expect((await loadTexts()).map(({ language }) => language)).toEqual(['en-US']);
    await perform('news remove', { slug });
  });

  it('publishes nothing without a text', async () => {
    await perform('news save', { slug, category: 'team' }, noon);
    await expect(perform('news publish', { slug }, noon)).rejects.toThrow('has no text');
    await perform('news discard', { slug });
  });

  it('refuses to publish an invalid draft, and names the places', async () => {
    await perform('news save', { ...article, category: 'gossip' }, noon);
    await expect(perform('news publish', { slug }, noon)).rejects.toThrow(
      /category: must be one of/,
    );
    expect(await loadState('news')).toBe('draft');
    await perform('news discard', { slug });
  });

  it('works alike for campaigns, with their period', async () => {
    const campaignKey = { slug: campaign['slug'] ?? '' };
    const period = () => call(endpoints.activityInfo, { activity_id: campaignKey.slug });
    await perform('campaigns save', campaign, noon);
    await expect(period()).rejects.toThrow();
    await perform('campaigns publish', campaignKey, noon);
    expect(await period()).toMatchObject({ start_at: '2027-03-01T00:00:00+08:00' });
    await perform('campaigns archive', campaignKey, noon);
    await expect(period()).rejects.toThrow();
    expect(await loadState('campaigns', campaignKey.slug)).toBe('archived');
    await perform('campaigns publish', campaignKey, noon);
    await perform('campaigns remove', campaignKey, noon);
    expect(await loadState('campaigns', campaignKey.slug)).toBeUndefined();
  });
}
