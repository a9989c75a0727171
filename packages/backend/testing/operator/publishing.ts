/** Articles and campaigns that an operator adds beside the built-in ones. */
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { endpoints } from '@superbrowser/contract/endpoints';
import { articleTemplate, campaignTemplate } from '@/lib/publishing/templates';
import { newsSlugs } from '@/lib/slugs';
import { accountSteps } from '../account-steps';
import type { Subject } from '../subject';
import { operatorSteps } from './steps';

const noon = { now: Date.parse('2026-11-22T12:00:00+08:00') };
const article = articleTemplate('2026-11-22');
const campaign = campaignTemplate();

/** Registers the suite. */
export function operatorPublishingContract(subject: () => Subject): void {
  const { call } = accountSteps(subject);
  const { done, data, audit } = operatorSteps(subject);
  let folder: string;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'publishing-'));
  });
  afterAll(() => rm(folder, { recursive: true, force: true }));

  async function fileOf(text: string | Uint8Array): Promise<string> {
    const path = join(folder, 'text.md');
    await writeFile(path, text);
    return path;
  }
  const add = async (word: 'news' | 'campaign', text: string) =>
    done(`${word} add`, { file: await fileOf(text) }, noon);
  const slugOf = (record: unknown) => (record as { slug: string }).slug;
  const slugs = async () => ({
    news: (await call(endpoints.storedArticles, {})).records.map(slugOf),
    activity: (await call(endpoints.storedCampaigns, {})).campaigns.map(({ record }) =>
      slugOf(record),
    ),
  });

  it('takes an article, replaces it, and lets it go', async () => {
    const address = {
      address: '/news/hand-over-on-fridays',
      english: '/en/news/hand-over-on-fridays',
    };
    const first = await add('news', article);
    expect(first).toMatchObject({ data: { ...address, replaced: false } });
    const again = await add('news', article.replace('周五交接，怎么不落事', '周五交接清单'));
    expect(again).toMatchObject({ data: { replaced: true } });
    expect((await slugs()).news).toEqual(['hand-over-on-fridays']);
    const { records } = await call(endpoints.storedArticles, {});
    expect(records).toEqual([
      expect.objectContaining({
        slug: 'hand-over-on-fridays',
        text: expect.objectContaining({
          'zh-CN': expect.objectContaining({ title: '周五交接清单' }),
        }),
      }),
    ]);
    expect(await data('news list', {})).toEqual([
      expect.objectContaining({ slug: 'hand-over-on-fridays', title: '周五交接清单' }),
    ]);
    expect(await data('news show', { slug: 'hand-over-on-fridays' })).toContain('周五交接清单');
    expect(await done('news remove', { slug: 'hand-over-on-fridays' })).toMatchObject({});
    expect((await slugs()).news).toEqual([]);
    await expect(done('news remove', { slug: 'hand-over-on-fridays' })).rejects.toThrow(
      'There is no',
    );
    await expect(done('news show', { slug: 'hand-over-on-fridays' })).rejects.toThrow(
      'There is no',
    );
    expect((await audit('news add')).map(({ subject: slug, detail }) => [slug, detail])).toEqual(
      expect.arrayContaining([
        ['hand-over-on-fridays', 'new'],
        ['hand-over-on-fridays', 'replaced'],
      ]),
    );
  });

  it('takes a campaign, whose dates move like those of any other', async () => {
    await add('campaign', campaign);
    const dates = { start: '2027-04-01T00:00:00+08:00', end: '2027-04-08T00:00:00+08:00' };
    await done('campaign dates', { id: 'spring-stock', ...dates });
    const moved = await call(endpoints.storedCampaigns, {});
    expect(moved.campaigns).toMatchObject([{ start_at: dates.start, end_at: dates.end }]);
    // The file is the operator's last word.
    await add('campaign', campaign);
    const given = await call(endpoints.storedCampaigns, {});
    expect(given.campaigns).toMatchObject([{ start_at: '2027-03-01T00:00:00+08:00' }]);
    expect((await slugs()).activity).toEqual(['spring-stock']);
    await done('campaign remove', { slug: 'spring-stock' });
    expect((await slugs()).activity).toEqual([]);
    await expect(call(endpoints.activityInfo, { activity_id: 'spring-stock' })).rejects.toThrow();
  });

  it('leaves an activity alone that has the id already', async () => {
    const dates = { start: '2026-12-01T00:00:00+08:00', end: '2026-12-31T00:00:00+08:00' };
    await done('campaign dates', { id: 'snow-days', ...dates, title: '雪天' });
    const taken = campaign.replace('slug: spring-stock', 'slug: snow-days');
    await expect(add('campaign', taken)).rejects.toThrow('has the id snow-days already');
    expect(await call(endpoints.activityInfo, { activity_id: 'snow-days' })).toMatchObject({
      title: '雪天',
      start_at: dates.start,
    });
    expect((await slugs()).activity).toEqual([]);
  });

  it.each([
    [
      'the address of a built-in one',
      article.replace('hand-over-on-fridays', newsSlugs[0]),
      'built-in',
    ],
    [
      'a day to come',
      article.replace('2026-11-22', '2026-11-23'),
      'line 4, publishedOn: must not be in the future',
    ],
    [
      'one fault among much that is right',
      article.replace('> **No', '> No'),
      'line 65: a note begins',
    ],
    [
      'two faults',
      article.replace('category: team', 'category: x').replace('crumb: 周五交接', 'crumb:'),
      'line 3, category',
    ],
    ['nothing', '', 'there is no part --- zh-CN ---'],
    ['too much', article + ' '.repeat(70_000), 'more than 65536 bytes'],
  ])('stores nothing of a file with %s', async (_, text, reason) => {
    await expect(add('news', text)).rejects.toThrow(reason);
    expect((await slugs()).news).toEqual([]);
  });

  it('refuses what is no file of text', async () => {
    const file = await fileOf(Uint8Array.of(0xff, 0xfe, 0x00));
    await expect(done('news add', { file })).rejects.toThrow('no text in UTF-8');
    await expect(done('news add', { file: join(folder, 'none.md') })).rejects.toThrow('no file');
    await expect(done('news add', { file: folder })).rejects.toThrow('is no file');
    await expect(done('campaign add', { file: await fileOf(article) })).rejects.toThrow('visual');
  });

  it('gives files to begin with', async () => {
    for (const word of ['news', 'campaign'] as const) {
      const text = await data<string>(`${word} template`, {}, noon);
      const { data: added } = await add(word, text);
      await done(`${word} remove`, { slug: (added as { slug: string }).slug });
    }
  });
}
