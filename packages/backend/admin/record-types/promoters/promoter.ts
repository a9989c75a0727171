/** A promoter as the console shows it: the coupons, the link and the figures of the last days. */
import 'server-only';
import { promoterCodePattern } from '@superbrowser/contract/promoter-and-invite-codes';
import { beijingDay } from '@superbrowser/shared/beijing-time';
import { figureKinds } from '@superbrowser/contract/site-data/figures';
import { dayMs } from '@superbrowser/shared/durations';
import { bilingual } from '@superbrowser/shared/bilingual-text';
import { loadRecentSums } from '../../../promoters/load-figures';
import type { LabeledValue } from '../../../records/displayed-values';
import * as f from '../../../records/fields/field-kinds';
import type { AuthorizedContext } from '../../../records/authorized-context';

export interface Promoter {
  id: string;
  name: string;
  company: string;
  base: number;
  more: number;
  to_v6: boolean;
  blocked: boolean;
  link: string | null;
  figures: readonly LabeledValue[];
}

const invalidCodeText = bilingual(
  '须为 1 到 64 个字母、数字、_ 或 -',
  'must be 1 to 64 letters, digits, _ and -',
);
export const promoterFields = {
  id: f.withHint(
    f.patternText(bilingual('推广码', 'Code'), promoterCodePattern, invalidCodeText),
    '1 到 64 个字母、数字、_ 或 -；普通用户是他的邀请码，在「用户」里看得到',
    '1 to 64 letters, digits, _ and -; of a user it is the invite code, shown under People',
  ),
  name: f.personal(f.text(bilingual('推荐人', 'Person'), 100)),
  company: f.text(bilingual('公司', 'Company'), 100),
  base: f.integer(bilingual('基础券（元）', 'Base coupon (CNY)'), 0, 100_000),
  more: f.integer(bilingual('加赠券（元）', 'Extra coupon (CNY)'), 0, 100_000),
  to_v6: f.yesNo(bilingual('默认 v6', 'v6 by default')),
  blocked: f.yesNo(bilingual('已封禁', 'Blocked')),
  link: f.unversioned(f.httpUrl(bilingual('给访客的链接', 'Link for visitors'))),
  figures: f.unversioned(f.details(bilingual('近 30 天', 'Last 30 days'))),
};

const figureLabels = {
  visits: bilingual('访问', 'Visits'),
  downloads: bilingual('下载', 'Downloads'),
  registrations: bilingual('注册', 'Registrations'),
  applications: bilingual('申请', 'Applications'),
  excess: bilingual('超出同网络上限', 'Beyond the limit of a network'),
} as const;

/** All promoters, or the promoter with the given code. */
export async function loadPromoters(
  { db, now, deployment }: AuthorizedContext,
  id?: string,
): Promise<Promoter[]> {
  const rows = await db
    .selectFrom('promoters')
    .leftJoin('blocks', (join) =>
      join.onRef('value', '=', 'promoter_id').on('kind', '=', 'promoter'),
    )
    .select(['promoter_id as id', 'username as name', 'company_name as company'])
    .select(['base_coupon as base', 'more_coupon as more', 'is_to_v6', 'blocks.value as block'])
    .$if(id !== undefined, (query) => query.where('promoter_id', '=', id ?? ''))
    .orderBy('promoter_id')
    .execute();
  const sums = await loadRecentSums(db, beijingDay(now - 29 * dayMs));
  return rows.map(({ is_to_v6, block: blocked, ...row }) => {
    const promoterSums = sums.get(row.id) ?? {};
    const shownKinds = promoterSums.excess ? ([...figureKinds, 'excess'] as const) : figureKinds;
    const figures = shownKinds.map((name) => ({
      name,
      label: figureLabels[name],
      text: String(promoterSums[name] ?? 0),
    }));
    return {
      ...row,
      to_v6: is_to_v6 === 1,
      blocked: blocked !== null,
      figures,
      link: `${deployment.siteOrigin}/?promoter=${row.id}`,
    };
  });
}
