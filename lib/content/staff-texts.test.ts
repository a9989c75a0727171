/** Tests articles and campaigns by staff, also while they cannot be read. */
import { parseContentFile } from '@superbrowser/contract/content/front-matter';
import type { StaffCollectionName } from '@superbrowser/contract/content/staff-collections';
import { templates } from '@superbrowser/contract/content/generated/templates';
import { getStaffCampaigns } from '@/lib/campaigns/staff-campaigns';
import { getAllArticles } from './articles';
import { builtInArticles } from './built-in-articles-and-cases';

const call = jest.fn();
jest.mock('@/lib/core/upstream/client/call-upstream', () => ({
  callUpstream: (...given: unknown[]) => call(...given) as unknown,
}));
jest.mock('@/lib/core/upstream/cache/last-good', () => ({
  storeLastGood: () => Promise.resolve(),
  findLastGood: () => Promise.resolve(null),
}));
jest.mock('@/lib/core/log/log', () => ({
  log: { error: jest.fn(), warn: jest.fn() },
  reasonOf: String,
}));

const builtIn = builtInArticles('zh-CN');

/** A template as the backend sends it. */
function textOf(collection: StaffCollectionName, language: 'zh-CN' | 'en-US', slug: string) {
  const { data, body } = parseContentFile(templates[collection][language]);
  return { slug, language, fields: data as object, body };
}
const article = textOf('news', 'zh-CN', 'hand-over-on-fridays');
const campaign = textOf('staffCampaigns', 'zh-CN', 'spring-stock');
const dates = {
  start_at: '2027-03-31T16:00:00.000Z',
  end_at: '2027-04-08T00:00:00+08:00',
  changed_at: '2026-11-22T20:00:00.000Z',
};

beforeEach(() => {
  call.mockReset();
  process.env.UPSTREAM_HOST = '';
});

it('lists articles by staff among the built-in ones, newest first', async () => {
  call.mockResolvedValue({ texts: [article] });
  const days = (await getAllArticles('zh-CN')).map(({ publishedOn }) => publishedOn);
  expect(days).toHaveLength(builtIn.length + 1);
  expect(days).toEqual([...days].sort().reverse());
});

it('shows the built-in ones while the database fails, and never throws', async () => {
  call.mockRejectedValue(new Error('down'));
  expect(await getAllArticles('zh-CN')).toEqual(builtIn);
  expect(await getStaffCampaigns()).toEqual([]);
});

it('lists an article only in its languages', async () => {
  const english = textOf('news', 'en-US', 'only-english');
  call.mockResolvedValue({ texts: [article, textOf('news', 'en-US', article.slug), english] });
  const find = async (locale: 'zh-CN' | 'en-US', slug: string) =>
    (await getAllArticles(locale)).find((one) => one.slug === slug)?.locales;
  expect(await find('en-US', 'only-english')).toEqual(['en-US']);
  expect(await find('zh-CN', 'only-english')).toBeUndefined();
  expect(await find('zh-CN', article.slug)).toEqual(['zh-CN', 'en-US']);
});

it('leaves out texts it cannot show, and shows the others', async () => {
  const accepted = { ...article, slug: builtIn[0]?.slug };
  const foreign = { ...article, language: 'de' };
  const other = { ...article, fields: { ...article.fields, category: 'gossip' } };
  call.mockResolvedValue({
    texts: [accepted, foreign, other, { ...article, fields: null }, article],
  });
  expect((await getAllArticles('zh-CN')).map(({ slug }) => slug)).toEqual(
    expect.arrayContaining([article.slug, ...builtIn.map(({ slug }) => slug)]),
  );
  expect(await getAllArticles('zh-CN')).toHaveLength(builtIn.length + 1);
  const broken = { ...campaign, fields: { ...campaign.fields, visual: 'x' }, ...dates };
  call.mockResolvedValue({ texts: [broken, { ...campaign, fields: null, ...dates }] });
  expect(await getStaffCampaigns()).toEqual([]);
  call.mockResolvedValue({ texts: [{ ...campaign, body: '## offers: A', ...dates }] });
  expect(await getStaffCampaigns()).toEqual([]);
});

it('uses the dates of a campaign’s fields, in China’s time zone', async () => {
  call.mockResolvedValue({ texts: [{ ...campaign, ...dates }] });
  expect(await getStaffCampaigns()).toMatchObject([
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

it('sends no request to another API', async () => {
  process.env.UPSTREAM_HOST = 'https://api.example.com';
  process.env.UPSTREAM_API_KEY = 'k'.repeat(16);
  process.env.UPSTREAM_ENCRYPTION_KEY = 'k'.repeat(16);
  expect(await getAllArticles('zh-CN')).toEqual(builtIn);
  expect(await getStaffCampaigns()).toEqual([]);
  expect(call).not.toHaveBeenCalled();
});
