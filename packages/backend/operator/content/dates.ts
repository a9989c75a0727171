/** When campaigns run. */
import 'server-only';
import { z } from 'zod';
import { chinaMomentOf } from '@superbrowser/contract/records/china-day';
import { iso } from '../../database/tables';
import { oneLine } from '../fields';
import { reason } from '../refusal-words';
import { refuse, verb } from '../verb';

/** Without a zone it is China's, as a form has it. */
const instant = z
  .string()
  .transform(chinaMomentOf)
  .pipe(z.iso.datetime({ offset: true, error: reason('must be like 2026-11-01T00:00:00+08:00') }));

export const campaignDates = verb({
  name: 'campaign dates',
  summary: { zh: '设置活动起止时间', en: 'Sets when a campaign runs' },
  positional: ['id'],
  fields: {
    id: { zh: '活动编号，如 doubleeleven', en: 'which one, like doubleeleven' },
    start: { zh: '开始', en: 'begins' },
    end: { zh: '结束', en: 'ends' },
    title: { zh: '名称（新活动必填）', en: 'title, for one that is new' },
  },
  input: z
    .strictObject({
      id: z.string().regex(/^[a-z0-9-]{1,64}$/, reason('must be small letters, digits and -')),
      start: instant,
      end: instant,
      title: oneLine(100).optional(),
    })
    .refine(({ start, end }) => Date.parse(start) < Date.parse(end), {
      error: reason('must be after the start'),
      path: ['end'],
    }),
  changes: true,
  async run({ id: activity_id, start: start_at, end: end_at, title }, { db }) {
    const set = { start_at, end_at, ...(title && { title }) };
    const before = await db
      .selectFrom('activities')
      .select(['title', 'start_at', 'end_at'])
      .where('activity_id', '=', activity_id)
      .executeTakeFirst();
    const known = await db
      .updateTable('activities')
      .set(set)
      .where('activity_id', '=', activity_id)
      .returning('activity_id')
      .executeTakeFirst();
    if (!known && !title) throw refuse('A new campaign needs --title.', '新活动需要 --title。');
    if (!known)
      await db
        .insertInto('activities')
        .values({ activity_id, title: title ?? '', start_at, end_at, offers: '[]' })
        .execute();
    const detail = `${iso(Date.parse(start_at))} to ${iso(Date.parse(end_at))}`;
    return {
      data: { id: activity_id, ...set },
      audit: { subject: activity_id, detail, before: { ...before }, after: set },
    };
  },
});
