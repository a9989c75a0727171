/** Stores and deletes the drafts of articles and campaigns. */
import 'server-only';
import { type EntryValues } from '@superbrowser/contract/content/entry-values';
import { pathSegmentByCollection } from '@superbrowser/contract/content/staff-collections';
import type { Db } from '../../../database/open-database';
import type { AuthorizedContext } from '../../../records/authorized-context';
import { toInstant } from '../../../database/stored-instant';
import type { ContentCollection } from './collections';

/** Replaces an earlier draft with this slug, archived or not; published texts are unaffected. */
export async function storeDraft(
  { collectionName }: ContentCollection,
  draftState: 'draft' | 'archived',
  values: EntryValues & { readonly slug: string },
  { db, now, actor }: AuthorizedContext,
): Promise<void> {
  const row = {
    state: draftState,
    content: JSON.stringify(values),
    changed_at: toInstant(now),
    changed_by: actor.name,
  };
  await db
    .insertInto('drafts')
    .values({ family: pathSegmentByCollection[collectionName], slug: values.slug, ...row })
    .onConflict((conflict) => conflict.columns(['family', 'slug']).doUpdateSet(row))
    .execute();
}

export const deleteDraft = (db: Db, { collectionName }: ContentCollection, slug: string) =>
  db
    .deleteFrom('drafts')
    .where('family', '=', pathSegmentByCollection[collectionName])
    .where('slug', '=', slug)
    .execute();
