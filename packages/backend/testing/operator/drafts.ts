/** Articles and campaigns from the first draft to the archive. */
import { endpoints } from '@superbrowser/contract/endpoints';
import { articleTemplate, campaignTemplate } from '@/lib/publishing/templates';
import { articleFields, campaignFields, valuesIn } from '@/lib/publishing/draft-fields';
import { verbs } from '@superbrowser/backend/operator';
import { accountSteps } from '../account-steps';
import type { Subject } from '../subject';
import { operatorSteps } from './steps';

const noon = { now: Date.parse('2026-11-22T12:00:00+08:00') };
const later = { now: noon.now + 60_000, who: 'bo' };
const article = valuesIn(articleTemplate('2026-11-22'), articleFields);
const campaign = valuesIn(campaignTemplate(), campaignFields);
const slug = article['slug'] ?? '';
const onlyChinese = Object.fromEntries(
  Object.entries(article).filter(([name]) => !name.startsWith('en-')),
);

/** Registers the suite. */
export function operatorDraftContract(subject: () => Subject): void {
  const { call } = accountSteps(subject);
  const { done, data, audit } = operatorSteps(subject);
  const stateOf = async (word: string, which = slug) =>
    (await data<{ slug: string; state: string }[]>(`${word} list`, {})).find(
      (one) => one.slug === which,
    )?.state;
  const live = async () =>
    (await call(endpoints.storedArticles, {})).records.map(
      (record) => (record as { slug: string }).slug,
    );
  const versionOf = (word: string, which = slug) =>
    subject().withDb(async (db) => {
      const verb = verbs.find(({ name }) => name === `${word} save`);
      return (await verb?.version?.({ slug: which }, db)) ?? null;
    });

  it('keeps a draft nobody sees, names the language it lacks, and publishes it once it has both', async () => {
    await done('news save', onlyChinese, noon);
    expect(await data('news list', {})).toEqual([
      expect.objectContaining({ slug, state: 'draft', missing: 'en-US', changed_by: 'anna' }),
    ]);
    expect(await live()).toEqual([]);
    await expect(done('news publish', { slug }, noon)).rejects.toThrow('English is missing');
    expect(await live()).toEqual([]);
    await done('news save', article, later);
    await done('news publish', { slug }, later);
    expect(await live()).toEqual([slug]);
    expect(await stateOf('news')).toBe('published');
  });

  it('leaves what is public alone while it is changed', async () => {
    await done('news save', { ...article, 'zh-title': '周五交接清单' }, later);
    expect(await stateOf('news')).toBe('changed');
    const titles = async () =>
      (await call(endpoints.storedArticles, {})).records.map(
        (record) => (record as { text: Record<string, { title: string }> }).text['zh-CN']?.title,
      );
    expect(await titles()).toEqual([article['zh-title']]);
    await expect(done('news archive', { slug }, later)).rejects.toThrow('nobody has published');
    await done('news publish', { slug }, later);
    expect(await titles()).toEqual(['周五交接清单']);
    await expect(done('news publish', { slug }, later)).rejects.toThrow('no changes');
  });

  it('takes it down, keeps its text, and publishes it again', async () => {
    const archived = await done('news archive', { slug }, later);
    expect(archived).toMatchObject({
      undo: { verb: 'news publish', values: { slug } },
    });
    expect(await live()).toEqual([]);
    expect(await stateOf('news')).toBe('archived');
    expect(await data('news show', { slug })).toContain('周五交接清单');
    await done('news publish', { slug }, later);
    expect(await live()).toEqual([slug]);
    expect((await audit('news archive'))[0]).toMatchObject({ who: 'bo', subject: slug });
  });

  it('drops changes, and then nothing is left to drop', async () => {
    await done('news save', { ...article, 'zh-title': '另一个标题名' }, later);
    await done('news discard', { slug }, later);
    expect(await stateOf('news')).toBe('published');
    await expect(done('news discard', { slug }, later)).rejects.toThrow('has no draft');
    await done('news archive', { slug }, later);
    await done('news discard', { slug }, later);
    expect(await stateOf('news')).toBeUndefined();
    for (const word of ['publish', 'archive', 'discard'])
      await expect(done(`news ${word}`, { slug }, later)).rejects.toThrow('There is no');
  });

  it('is another version after each change, by whoever made it', async () => {
    expect(await versionOf('news')).toBeNull();
    await done('news save', article, noon);
    const first = await versionOf('news');
    expect(first).toMatchObject({ who: 'anna' });
    expect(await versionOf('news')).toEqual(first);
    await done('news save', { ...article, 'en-title': 'Another title' }, { ...noon, who: 'bo' });
    const second = await versionOf('news');
    expect(second).toMatchObject({ who: 'bo' });
    expect(second?.mark).not.toBe(first?.mark);
    await done('news discard', { slug });
  });

  it.each([
    ['slug', { slug: 'No Slug' }],
    ['slug', { slug: 'fingerprint-basics' }],
    ['zh-title', { 'zh-title': 'two\nlines' }],
    ['en-body', { 'en-body': 'text\n--- zh-CN ---\nmore' }],
    ['en-body', { 'en-body': 'a\u0000b' }],
  ])('keeps nothing that could not be given back: %s', async (field, change) => {
    await expect(done('news save', { ...article, ...change }, noon)).rejects.toMatchObject({
      fields: { [field]: expect.anything() as unknown },
    });
    expect(await data('news list', {})).toEqual([]);
  });

  it('refuses to publish what is not right, and says where', async () => {
    await done('news save', { ...article, category: 'gossip' }, noon);
    await expect(done('news publish', { slug }, noon)).rejects.toThrow(/category: must be one of/);
    expect(await stateOf('news')).toBe('draft');
    await done('news discard', { slug });
  });

  it('does the same for campaigns, whose period goes with them', async () => {
    const which = { slug: campaign['slug'] ?? '' };
    const period = () => call(endpoints.activityInfo, { activity_id: which.slug });
    await done('campaign save', campaign, noon);
    await expect(period()).rejects.toThrow();
    await done('campaign publish', which, noon);
    expect(await period()).toMatchObject({ start_at: '2027-03-01T00:00:00+08:00' });
    await done('campaign archive', which, noon);
    await expect(period()).rejects.toThrow();
    expect(await stateOf('campaign', which.slug)).toBe('archived');
    await done('campaign publish', which, noon);
    await done('campaign remove', which, noon);
    expect(await data('campaign list', {})).toEqual([]);
  });
}
