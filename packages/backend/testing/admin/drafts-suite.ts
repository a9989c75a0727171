/** Tests of articles and campaigns from the first draft to the archive. */
import { endpoints } from '@superbrowser/contract/endpoints';
import {
  valuesOf,
  type DraftValues,
  type StaffCollection,
} from '@superbrowser/contract/content/drafts';
import { readContentFile } from '@superbrowser/contract/content/front-matter';
import { contentLocales } from '@superbrowser/contract/content/categories';
import { templateFile } from '@superbrowser/backend/admin/record-types/articles/operations';
import { accountSteps } from '../account-steps';
import type { TestedBackend } from '../tested-backend';
import { adminSteps } from './admin-steps';

const noon = { now: Date.parse('2026-11-22T12:00:00+08:00') };
const later = { now: noon.now + 60_000, who: 'bo' };

/** The form values of a template. */
function formOf(which: string, folder: StaffCollection) {
  const texts = contentLocales.map((locale) => {
    const { data, body } = readContentFile(templateFile(folder, locale, '2026-11-22'));
    return [locale, { fields: data as object, body: body.trim() }] as const;
  });
  return valuesOf(which, Object.fromEntries(texts), folder);
}
const slug = 'hand-over-on-fridays';
const article = formOf(slug, 'news');
const campaign = formOf('spring-stock', 'activity');
const onlyChinese = Object.fromEntries(
  Object.entries(article).filter(([name]) => !name.startsWith('en-')),
);

/** Registers the suite. */
export function adminDraftSuite(subject: () => TestedBackend): void {
  const { call } = accountSteps(subject);
  const { done, doneOn, data, open, audit } = adminSteps(subject);
  const stateOf = async (word: string, which = slug) =>
    (await data<{ slug: string; state: string }[]>(`${word} list`, {})).find(
      (one) => one.slug === which,
    )?.state;
  const texts = async () => (await call(endpoints.staffArticles, {})).texts;
  const live = async () => [...new Set((await texts()).map((text) => text.slug))];

  it('keeps a draft hidden, and publishes it in the languages it is written in', async () => {
    await done('news save', onlyChinese, noon);
    expect(await data('news list', {})).toEqual([
      expect.objectContaining({
        slug,
        state: 'draft',
        missing: { zh: '英文', en: 'English' },
        changed_by: 'anna',
      }),
    ]);
    expect(await live()).toEqual([]);
    expect(await data('news publish', { slug }, noon)).toMatchObject({ url: `/news/${slug}` });
    expect((await texts()).map(({ language }) => language)).toEqual(['zh-CN']);
    await done('news save', article, later);
    await done('news publish', { slug }, later);
    expect(await live()).toEqual([slug]);
    expect((await texts()).map(({ language }) => language)).toEqual(['en-US', 'zh-CN']);
    expect(await stateOf('news')).toBe('published');
  });

  it('does not change what is public while a draft is edited', async () => {
    await done('news save', { ...article, 'zh-title': '周五交接清单' }, later);
    expect(await stateOf('news')).toBe('changed');
    const titles = async () =>
      (await texts())
        .filter(({ language }) => language === 'zh-CN')
        .map(({ fields }) => (fields as { title: string }).title);
    expect(await titles()).toEqual([article['zh-title']]);
    await expect(done('news archive', { slug }, later)).rejects.toThrow('unpublished changes');
    await done('news publish', { slug }, later);
    expect(await titles()).toEqual(['周五交接清单']);
    await expect(done('news publish', { slug }, later)).rejects.toThrow('no changes');
  });

  it('takes a text down, keeps it, and publishes it again', async () => {
    const { targets } = await done('news archive', { slug }, later);
    expect(await live()).toEqual([]);
    expect(await stateOf('news')).toBe('archived');
    expect(await data('news show', { slug })).toContain('周五交接清单');
    // Undoes an operation with what it returned.
    await doneOn('news publish', targets, {}, later);
    expect(await live()).toEqual([slug]);
    expect((await audit('news archive'))[0]).toMatchObject({ who: 'bo', subject: slug });
  });

  it('drops changes, after which there are none left', async () => {
    await done('news save', { ...article, 'zh-title': '另一个标题名' }, later);
    await done('news discard', { slug }, later);
    expect(await stateOf('news')).toBe('published');
    await expect(done('news discard', { slug }, later)).rejects.toThrow('has no draft');
    await done('news archive', { slug }, later);
    await done('news discard', { slug }, later);
    expect(await stateOf('news')).toBeUndefined();
    for (const word of ['publish', 'archive', 'discard'])
      await expect(done(`news ${word}`, { slug }, later)).rejects.toMatchObject({ status: 404 });
  });

  it('has another version after each change, by any account', async () => {
    await done('news save', article, noon);
    const { version } = await open('news', slug);
    expect((await open('news', slug)).version).toBe(version);
    const changed: DraftValues = { ...article, 'en-title': 'Another title' };
    await done('news save', changed, { now: Date.now() + 60_000, who: 'bo' });
    const args = { ...changed, slug: undefined };
    const late = doneOn('news save', [{ key: slug, version }], args, later);
    await expect(late).rejects.toMatchObject({ who: 'bo' });
    await done('news discard', { slug });
  });

  it.each([
    ['slug', { slug: 'No Slug' }],
    ['slug', { slug: 'fingerprint-basics' }],
    ['zh-title', { 'zh-title': 'two\nlines' }],
    ['en-body', { 'en-body': 'a\u0000b' }],
  ])('stores nothing that could not be read back: %s', async (field, change) => {
    const refusal = (await done('news save', { ...article, ...change }, noon).catch(
      (error: unknown) => error,
    )) as { readonly issues: object };
    expect(Object.keys(refusal.issues)).toContain(field);
    expect(await data('news list', {})).toEqual([]);
  });

  it('has one language less once a draft without it is published', async () => {
    await done('news save', article, noon);
    await done('news publish', { slug }, noon);
    const onlyEnglish = Object.fromEntries(
      Object.entries(article).filter(([name]) => !name.startsWith('zh-')),
    );
    await done('news save', onlyEnglish, later);
    expect(await data('news publish', { slug }, later)).toEqual({
      slug,
      url: null,
      english_url: `/en/news/${slug}`,
    });
    expect((await texts()).map(({ language }) => language)).toEqual(['en-US']);
    await done('news remove', { slug });
  });

  it('publishes nothing without a text', async () => {
    await done('news save', { slug, category: 'team' }, noon);
    await expect(done('news publish', { slug }, noon)).rejects.toThrow('has no text');
    await done('news discard', { slug });
  });

  it('refuses to publish an invalid draft, and names the places', async () => {
    await done('news save', { ...article, category: 'gossip' }, noon);
    await expect(done('news publish', { slug }, noon)).rejects.toThrow(/category: must be one of/);
    expect(await stateOf('news')).toBe('draft');
    await done('news discard', { slug });
  });

  it('works alike for campaigns, with their period', async () => {
    const which = { slug: campaign['slug'] ?? '' };
    const period = () => call(endpoints.activityInfo, { activity_id: which.slug });
    await done('campaigns save', campaign, noon);
    await expect(period()).rejects.toThrow();
    await done('campaigns publish', which, noon);
    expect(await period()).toMatchObject({ start_at: '2027-03-01T00:00:00+08:00' });
    await done('campaigns archive', which, noon);
    await expect(period()).rejects.toThrow();
    expect(await stateOf('campaigns', which.slug)).toBe('archived');
    await done('campaigns publish', which, noon);
    await done('campaigns remove', which, noon);
    expect(await stateOf('campaigns', which.slug)).toBeUndefined();
  });
}
