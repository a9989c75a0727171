/** The parts of the service with their latest measurements; the screens interpret the numbers. */
import 'server-only';
import type { ServicePartName } from '@superbrowser/contract/site-data/status';
import { hourMs } from '@superbrowser/shared/durations';
import { bilingual, type BilingualText } from '@superbrowser/shared/bilingual-text';
import { toInstant } from '../../../database/stored-instant';
import type { Db } from '../../../database/open-database';
import { createStatusStore } from '../../../site-data/status-store';

const servicePartLabels: Readonly<Record<ServicePartName, BilingualText>> = {
  versionList: bilingual('版本列表', 'Version list'),
  v6List: bilingual('v6 版本列表', 'v6 version list'),
  downloads: bilingual('安装包下载', 'Downloads'),
  serverTime: bilingual('服务器时间', 'Server time'),
  codes: bilingual('验证码', 'Verification codes'),
  registration: bilingual('注册与登录', 'Sign-up and sign-in'),
  forms: bilingual('申请与反馈表单', 'Applications and feedback'),
  inviteActivity: bilingual('邀请有礼', 'Invite rewards'),
};
/** The label of a part. A part that another version of the site recorded is labeled with its name. */
export const labelOfServicePart = (part: string): BilingualText =>
  (servicePartLabels as Readonly<Record<string, BilingualText>>)[part] ?? bilingual(part, part);

interface ConditionMinutes {
  readonly works: number;
  readonly impaired: number;
  readonly fails: number;
}

export interface MeasuredServicePart {
  /** A `ServicePartName`; another version of the site may have recorded other parts. */
  readonly part: string;
  /** The last minute in which the part was measured. */
  readonly minute: string;
  readonly answered: number;
  readonly failed: number;
  /** Start of the present failure; null while the part works. */
  readonly failing_since: string | null;
  /** The last 24 hours. */
  readonly last_day: ConditionMinutes;
}

const conditionColumns = ['works', 'impaired', 'fails'] as const;

async function loadLastDayByPart(db: Db, now: number): Promise<Map<string, ConditionMinutes>> {
  const rows = await db
    .selectFrom('status_hours')
    .select(({ fn }) => [
      'part',
      ...conditionColumns.map((condition) => fn.sum<number | string>(condition).as(condition)),
    ])
    .where('hour', '>', toInstant(now - 24 * hourMs))
    .groupBy('part')
    .execute();
  return new Map(
    rows.map(({ part, works, impaired, fails }) => [
      part,
      // PostgreSQL returns sums as text.
      { works: Number(works), impaired: Number(impaired), fails: Number(fails) },
    ]),
  );
}

/** @param now milliseconds */
export async function loadMeasuredServiceParts(
  db: Db,
  now: number,
): Promise<MeasuredServicePart[]> {
  const store = createStatusStore(db);
  const [minutes, openIncidents, lastDayByPart] = [
    await store.loadLatestMinutes(),
    await store.loadOpenIncidents(),
    await loadLastDayByPart(db, now),
  ];
  return minutes
    .map(({ part, minute, answered, failed }) => ({
      part,
      minute,
      answered,
      failed,
      failing_since: openIncidents.find((row) => row.part === part)?.began_at ?? null,
      last_day: lastDayByPart.get(part) ?? { works: 0, impaired: 0, fails: 0 },
    }))
    .sort((a, b) => (a.part < b.part ? -1 : 1));
}
