/** When campaigns run, those that come with the site among them. */
import 'server-only';
import { editors, t, upsertOperation } from '../../define';
import { refusalError } from '../../errors';
import * as f from '../../fields';
import type { AuthorizedContext } from '../../context';
import type { Article } from './article';

/** The pages of a campaign that comes with the site, where it has some. */
function pagesOf(id: string, { hasPage, siteOrigin }: AuthorizedContext['surroundings']) {
  const path = `/activity/${id}`;
  return hasPage(path)
    ? { address: siteOrigin + path, english: `${siteOrigin}/en${path}` }
    : { address: null, english: null };
}

/**
 * Campaigns with the dates pages go by: those staff wrote, then those of the site itself, the latest start first.
 * @param own those that staff wrote, with the dates of their texts
 */
export async function allCampaigns(
  own: readonly Article[],
  { db, surroundings }: AuthorizedContext,
): Promise<Article[]> {
  const rows = await db.selectFrom('activities').selectAll().orderBy('start_at', 'desc').execute();
  const dates = new Map(rows.map((row) => [row.activity_id, row]));
  const written = new Set(own.map(({ slug }) => slug));
  return [
    ...own.map((article) => {
      const set = dates.get(article.slug);
      return set ? { ...article, start: set.start_at, end: set.end_at } : article;
    }),
    ...rows
      .filter(({ activity_id }) => !written.has(activity_id))
      .map(({ activity_id, title, start_at, end_at }) => ({
        ...{ slug: activity_id, title, state: 'builtIn' as const, missing: null },
        ...{ start: start_at, end: end_at, changed_at: null, changed_by: null },
        ...pagesOf(activity_id, surroundings),
        digest: null,
      })),
  ];
}

const hint = ['北京时间', 'Time of China'] as const;

export const campaignDates = upsertOperation<Article>()({
  label: t('设置起止时间', 'Set the dates'),
  help: t('设置活动起止时间', 'Sets when a campaign runs'),
  past: t('设置了起止时间', 'set the dates'),
  access: editors,
  aliases: ['campaign dates'],
  args: {
    start: f.hinted(f.moment(t('开始', 'Begins')), ...hint),
    end: f.hinted(
      f.moment(t('结束', 'Ends')),
      '北京时间；这一刻起结束，0 点结束时页面显示前一天。页面上写死的日期不会跟着变',
      'Time of China; it is over from this moment: pages show the day before an end at midnight. Dates in the texts of a page stay as they are',
    ),
    title: f.neededForNew(f.text(t('名称', 'Name'), 100)),
  },
  async run({ start, end, title }, { key }, { db }) {
    if (!/^[a-z0-9-]{1,64}$/.test(key))
      throw refusalError('must be small letters, digits and -', '只能用小写字母、数字和 -', 'slug');
    if (Date.parse(start) >= Date.parse(end))
      throw refusalError('must be after the start', '必须晚于开始时间', 'end');
    const set = { start_at: start, end_at: end, ...(title && { title }) };
    const known = await db
      .updateTable('activities')
      .set(set)
      .where('activity_id', '=', key)
      .returning('activity_id')
      .executeTakeFirst();
    if (!known)
      await db
        .insertInto('activities')
        .values({ activity_id: key, title: '', ...set, offers: '[]' })
        .execute();
    return { data: { id: key, ...set } };
  },
});
