/** Sample team invitations, at least one in every state (R8); open ones can be used to join. */
import 'server-only';
import { hashToken } from '../common/secrets';
import type { Db } from '../database/open-database';
import content from './invitations.json';

const invitationRows = content.map(({ token, ...state }) => ({
  ...state,
  token_hash: hashToken(token),
  inviter: '示例邀请人',
  company_name: '示例团队',
}));

const seededMarker = { name: 'seeded-invitations', value: 'true' };

/**
 * Adds the samples once. They have their own marker, so that databases filled by a version without invitations get them
 * too.
 */
export async function seedInvitationsIfNew(db: Db): Promise<void> {
  const insertedMarker = await db
    .insertInto('settings')
    .values(seededMarker)
    .onConflict((conflict) => conflict.column('name').doNothing())
    .returning('name')
    .executeTakeFirst();
  if (insertedMarker) await db.insertInto('invitations').values(invitationRows).execute();
}

/** Restores the samples; other invitations stay. */
export async function reseedInvitations(db: Db): Promise<void> {
  const sampleHashes = invitationRows.map((row) => row.token_hash);
  await db.deleteFrom('invitations').where('token_hash', 'in', sampleHashes).execute();
  await db.insertInto('settings').values(seededMarker).execute();
  await db.insertInto('invitations').values(invitationRows).execute();
}
