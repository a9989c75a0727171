/** How many applications are new or in work. */
import 'server-only';
import { bilingual, type BilingualText } from '@superbrowser/shared/bilingual-text';
import type { Db } from '../../../../database/open-database';
import type { AuthorizedContext } from '../../../../records/authorized-context';
import { countMatchingApplications } from './matching-applications';

/** Counts open applications, and those the caller handles. */
export async function describeOpenApplications({
  db,
  actor,
}: AuthorizedContext): Promise<BilingualText> {
  const [newCount, inWorkCount, ownCount] = await Promise.all([
    countNewApplications(db),
    countMatchingApplications(db, { state: 'in work' }),
    countMatchingApplications(db, { state: 'in work', handler: actor.name }),
  ]);
  return bilingual(
    `未处理 ${newCount} 条，处理中 ${inWorkCount} 条（其中您的 ${ownCount} 条）`,
    `${newCount} new, ${inWorkCount} in work (${ownCount} with you)`,
  );
}

export const countNewApplications = (db: Db): Promise<number> =>
  countMatchingApplications(db, { state: 'new' });
