/** The dates of campaigns, including built-in ones. */
import 'server-only';
import { bilingual } from '@superbrowser/shared/bilingual-text';
import samples from '../../../seed/samples.json';
import { operationOnRecord, operationOnKey } from '../../../records/record-type';
import { editorsAndOwners } from '../../../records/access';
import { refusalError } from '../../../common/operation-error';
import * as f from '../../../records/fields/field-kinds';
import type { AuthorizedContext } from '../../../records/authorized-context';
import type { EntryRow } from './entry-row';
import { loadLastChanges } from './entry-store';

/** The pages of a built-in campaign, where it has any. */
function pageUrlsOf(id: string, { hasPage, siteOrigin }: AuthorizedContext['deployment']) {
  const path = `/activity/${id}`;
  return hasPage(path)
    ? { url: siteOrigin + path, english_url: `${siteOrigin}/en${path}` }
    : { url: null, english_url: null };
}

/** Whether the campaign is running for visitors; null where it is not public. */
function runStateAt({ state, start, end }: EntryRow, now: number): EntryRow['runs'] {
  if (!start || !end || state === 'draft' || state === 'archived') return null;
  if (now < Date.parse(start)) return 'before';
  return now < Date.parse(end) ? 'now' : 'over';
}

/**
 * Campaigns with their effective dates: first the campaigns of staff in the given order, then the built-in ones, latest
 * start first.
 * @param staffCampaigns with the dates of their texts
 */
export async function loadCampaignRows(
  staffCampaigns: readonly EntryRow[],
  { db, now, deployment }: AuthorizedContext,
): Promise<EntryRow[]> {
  const activities = await db.selectFrom('activities').selectAll().execute();
  // Each stored instant keeps the time zone in which it was given, so the instants do not sort as text.
  activities.sort((a, b) => Date.parse(b.start_at) - Date.parse(a.start_at));
  const activityBySlug = new Map(activities.map((row) => [row.activity_id, row]));
  const staffSlugs = new Set(staffCampaigns.map(({ slug }) => slug));
  const lastDateChanges = await loadLastChanges(db, ['campaigns dates', 'campaigns reset-dates']);
  const rows: EntryRow[] = [
    ...staffCampaigns.map((row) => {
      const activity = activityBySlug.get(row.slug);
      return activity ? { ...row, start: activity.start_at, end: activity.end_at } : row;
    }),
    ...activities
      .filter(({ activity_id }) => !staffSlugs.has(activity_id))
      .map(({ activity_id, title, start_at, end_at }) => ({
        slug: activity_id,
        title,
        state: 'builtIn' as const,
        missing: null,
        start: start_at,
        end: end_at,
        runs: null,
        digest: null,
        changed_at: lastDateChanges.get(activity_id)?.at ?? null,
        changed_by: lastDateChanges.get(activity_id)?.who ?? null,
        ...pageUrlsOf(activity_id, deployment),
      })),
  ];
  return rows.map((row) => ({ ...row, runs: runStateAt(row, now) }));
}

const chinaTimeHint = ['北京时间', 'Time of China'] as const;

export const setDatesOperation = operationOnKey<EntryRow>()({
  label: bilingual('设置起止时间', 'Set the dates'),
  newLabel: bilingual(
    '给新的活动编号设置时间（开发用）',
    'Set the dates of a new id (for developers)',
  ),
  help: bilingual('设置活动起止时间', 'Sets the dates of a campaign'),
  past: bilingual('设置了起止时间', 'set the dates'),
  access: editorsAndOwners,
  aliases: ['campaign dates'],
  args: {
    start: f.withHint(f.moment(bilingual('开始', 'Begins')), ...chinaTimeHint),
    end: f.withHint(
      f.moment(bilingual('结束', 'Ends')),
      '北京时间；这一刻起结束，0 点结束时页面显示前一天。页面上写死的日期不会跟着变',
      'Time of China; it is over from this moment: pages show the day before an end at midnight. Dates in the texts of a page stay as they are',
    ),
    title: f.onlyForNew(f.text(bilingual('名称', 'Name'), 100)),
  },
  async run({ start, end, title }, { key }, { db }) {
    if (!/^[a-z0-9-]{1,64}$/.test(key))
      throw refusalError(
        bilingual('只能用小写字母、数字和 -', 'must be small letters, digits and -'),
        'slug',
      );
    if (Date.parse(start) >= Date.parse(end))
      throw refusalError(bilingual('必须晚于开始时间', 'must be after the start'), 'end');
    const values = { start_at: start, end_at: end, ...(title && { title }) };
    const updated = await db
      .updateTable('activities')
      .set(values)
      .where('activity_id', '=', key)
      .returning('activity_id')
      .executeTakeFirst();
    if (!updated)
      await db
        .insertInto('activities')
        .values({ activity_id: key, title: '', ...values, offers: '[]' })
        .execute();
    return {
      data: { id: key, ...values },
      message: bilingual('时间已改，几秒后生效。', 'The dates are set and count within seconds.'),
    };
  },
});

/** The dates of a built-in campaign in the samples. */
const builtInDates = (id: string) =>
  samples.activities.find(({ activity_id }) => activity_id === id);
const isSameInstant = (instant: string | null, other: string) =>
  Date.parse(instant ?? '') === Date.parse(other);

export const resetDatesOperation = operationOnRecord<EntryRow>()({
  label: bilingual('恢复原来的时间', 'Go back to the original dates'),
  help: bilingual(
    '把内置活动的起止时间恢复成自带的',
    'Restores the original dates of a built-in campaign',
  ),
  past: bilingual('恢复了原来的时间', 'went back to the original dates'),
  access: editorsAndOwners,
  args: {},
  unavailableReason({ slug, state, start, end }) {
    const originalDates = state === 'builtIn' ? builtInDates(slug) : undefined;
    if (!originalDates) return bilingual('它没有自带的时间。', 'It came with no dates.');
    return isSameInstant(start, originalDates.start_at) && isSameInstant(end, originalDates.end_at)
      ? bilingual('现在就是原来的时间。', 'These are the original dates.')
      : null;
  },
  async run(_, { key }, { db }) {
    const originalDates = builtInDates(key);
    if (!originalDates) return;
    const { start_at, end_at } = originalDates;
    await db
      .updateTable('activities')
      .set({ start_at, end_at })
      .where('activity_id', '=', key)
      .execute();
    return {
      message: bilingual(
        '已恢复原来的时间，几秒后生效。',
        'The original dates count within seconds.',
      ),
    };
  },
});
