/** Articles and campaigns of the store, and what is left of them while it fails. */
import { articles as builtIn } from '@/lib/content/news';
import { readArticleFile } from '@/lib/publishing/article';
import { readCampaignFile } from '@/lib/publishing/campaign-file';
import { articleTemplate, campaignTemplate } from '@/lib/publishing/templates';

const call = jest.fn();
jest.mock('./client', () => ({
  callUpstream: (...given: unknown[]) => call(...given) as unknown,
}));
jest.mock('./cache/last-good', () => ({
  keepLastGood: () => Promise.resolve(),
  recallLastGood: () => Promise.resolve(null),
}));
jest.mock('@/lib/log/log', () => ({
  log: { error: jest.fn(), warn: jest.fn() },
  reasonOf: String,
}));

import { getArticles, getStoredCampaigns } from './articles';

const { record: article } = readArticleFile(articleTemplate('2026-11-22'), '2026-11-22');
const { record: campaign } = readCampaignFile(campaignTemplate());
const dates = {
  start_at: '2027-03-31T16:00:00.000Z',
  end_at: '2027-04-08T00:00:00+08:00',
  changed_at: '2026-11-22T20:00:00.000Z',
};

beforeEach(() => {
  call.mockReset();
  process.env.UPSTREAM_HOST = '';
});

it('lists articles of the store among the built-in ones, newest first', async () => {
  call.mockResolvedValue({ records: [{ ...article, publishedOn: '2026-11-22' }] });
  const days = (await getArticles()).map(({ publishedOn }) => publishedOn);
  expect(days).toHaveLength(builtIn.length + 1);
  expect(days).toEqual([...days].sort().reverse());
});

it('shows the built-in ones while the store fails, and never throws', async () => {
  call.mockRejectedValue(new Error('down'));
  expect(await getArticles()).toEqual(builtIn);
  expect(await getStoredCampaigns()).toEqual([]);
});

it('leaves out what it cannot show, and shows the rest', async () => {
  const taken = { ...article, slug: builtIn[0]?.slug };
  const foreign = { ...article, text: { ...article?.text, 'en-US': undefined } };
  call.mockResolvedValue({ records: [taken, foreign, null, 7, article] });
  expect((await getArticles()).map(({ slug }) => slug)).toEqual(
    expect.arrayContaining([article?.slug, ...builtIn.map(({ slug }) => slug)]),
  );
  expect(await getArticles()).toHaveLength(builtIn.length + 1);
  const broken = { record: { ...campaign, visual: 'x' }, ...dates };
  call.mockResolvedValue({ campaigns: [broken, { record: null, ...dates }] });
  expect(await getStoredCampaigns()).toEqual([]);
});

it('takes the dates beside a campaign, as the clocks of China show them', async () => {
  call.mockResolvedValue({ campaigns: [{ record: campaign, ...dates }] });
  expect(await getStoredCampaigns()).toMatchObject([
    {
      campaign: {
        path: '/activity/spring-stock',
        activityId: 'spring-stock',
        start: '2027-04-01T00:00:00+08:00',
        end: '2027-04-08T00:00:00+08:00',
      },
      changedOn: '2026-11-23',
    },
  ]);
});

it('asks no API of somebody else', async () => {
  process.env.UPSTREAM_HOST = 'https://api.example.com';
  process.env.UPSTREAM_API_KEY = 'k'.repeat(16);
  process.env.UPSTREAM_ENCRYPTION_KEY = 'k'.repeat(16);
  expect(await getArticles()).toEqual(builtIn);
  expect(await getStoredCampaigns()).toEqual([]);
  expect(call).not.toHaveBeenCalled();
});
