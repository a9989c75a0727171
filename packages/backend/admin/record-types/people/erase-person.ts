/** Erases a person's data in one transaction (O2); erasure-plan.ts names what is kept. */
import 'server-only';
import { randomUUID } from 'node:crypto';
import { invitationStatus } from '@superbrowser/contract/account-endpoints';
import { splitPhone, type Phone } from '../../../common/phone';
import { createInviteCode } from '../../../common/secrets';
import type { UserRow } from '../../../database/tables/accounts';
import type { Db } from '../../../database/open-database';
import { codeAndCounterTables, type PersonApplications } from './person-data';
import { redactPerson } from './redact-person';

/** A unique placeholder that is not a phone. */
const anonymousPhone = () => `erased-${randomUUID()}`;

/** Whether an account invited others (table invites) or received awards. */
export const hasInvitesOrAwards = async (
  db: Db,
  { user_id }: Pick<UserRow, 'user_id'>,
): Promise<boolean> => {
  const inviteQuery = db
    .selectFrom('invites')
    .select('invite_id')
    .where('inviter_id', '=', user_id);
  const awardQuery = db.selectFrom('awards').select('award_id').where('user_id', '=', user_id);
  return Boolean((await inviteQuery.executeTakeFirst()) ?? (await awardQuery.executeTakeFirst()));
};

/** Values for an account whose invites and awards are kept: its row stays, without what identifies the person. */
const anonymizedColumns = () => ({
  phone: anonymousPhone(),
  password_hash: null,
  username: '',
  company_name: '',
  invite_code: createInviteCode(),
  referral_code: null,
  promoter: null,
  callback: null,
  activity_id: null,
  utm_source: null,
  channel_id: null,
  landing_source: null,
  registration_key_hash: null,
});

async function eraseAccount(db: Db, user: UserRow): Promise<void> {
  const { user_id, username, company_name, invite_code } = user;
  await db.deleteFrom('login_tokens').where('user_id', '=', user_id).execute();
  // Invitations to the person's team (table invitations) contain their name. The name is removed, and the links stop
  // working.
  await db
    .updateTable('invitations')
    .set({ status: invitationStatus.closed, inviter: '' })
    .where('inviter', '=', username)
    .where('company_name', '=', company_name)
    .execute();
  await db
    .updateTable('users')
    .set({ referral_code: null })
    .where('referral_code', '=', invite_code)
    .execute();
  // Figures of the person's links are stored under their invite code.
  await db.deleteFrom('promoter_counts').where('promoter', '=', invite_code).execute();
  await db.deleteFrom('promoter_links').where('promoter', '=', invite_code).execute();
  await db.deleteFrom('invite_codes').where('code', '=', invite_code).execute();
  if (await hasInvitesOrAwards(db, user))
    await db.updateTable('users').set(anonymizedColumns()).where('user_id', '=', user_id).execute();
  else await db.deleteFrom('users').where('user_id', '=', user_id).execute();
}

/** Deleting an application also deletes its screenshot, its webhook delivery and its notes (by cascade). */
async function eraseApplications(
  db: Db,
  { own, mentions, mailAddresses }: PersonApplications,
  phone: Phone,
) {
  for (const { apply_no } of own)
    await db.deleteFrom('applications').where('apply_no', '=', apply_no).execute();
  for (const row of mentions) {
    await db
      .updateTable('applications')
      // The replacement has no character that JSON escapes, so the JSON stays valid.
      .set({ fields: redactPerson(row.fields, phone, mailAddresses) })
      .where('apply_no', '=', row.apply_no)
      .execute();
    const notesQuery = db.selectFrom('application_notes').select(['note_id', 'text']);
    for (const { note_id, text } of await notesQuery.where('apply_no', '=', row.apply_no).execute())
      await db
        .updateTable('application_notes')
        .set({ text: redactPerson(text, phone, mailAddresses) })
        .where('note_id', '=', note_id)
        .execute();
  }
}

/** Lifts the block of the phone; the reason of another block may name the person too. */
async function eraseFromBlocks(
  db: Db,
  { mailAddresses }: PersonApplications,
  phone: Phone,
): Promise<void> {
  const redactedText = (text: string | null) => text && redactPerson(text, phone, mailAddresses);
  await db.deleteFrom('blocks').where('kind', '=', 'phone').where('value', '=', phone).execute();
  for (const { kind, value, reason } of await db.selectFrom('blocks').selectAll().execute())
    if (redactedText(reason) !== reason)
      await db
        .updateTable('blocks')
        .set({ reason: redactedText(reason) })
        .where('kind', '=', kind)
        .where('value', '=', value)
        .execute();
}

type ErasedCounts = Readonly<Record<string, number>>;

/**
 * Erases a person's data.
 * @param applications the result of `loadPersonApplications` for the phone
 * @returns row counts by kind; all 0 for an unknown or erased person
 */
export async function erasePerson(
  db: Db,
  phone: Phone,
  applications: PersonApplications,
): Promise<ErasedCounts> {
  const users = await db.selectFrom('users').selectAll().where('phone', '=', phone).execute();
  const counts: Record<string, number> = {
    accounts: users.length,
    applications: applications.own.length,
    named_in_applications_of_others: applications.mentions.length,
  };
  for (const user of users) await eraseAccount(db, user);
  await eraseApplications(db, applications, phone);
  for (const table of codeAndCounterTables) {
    const deleted = await db
      .deleteFrom(table)
      .where('phone', '=', phone)
      .returning('phone')
      .execute();
    counts[table] = deleted.length;
  }
  const erasedInvitations = await db
    .updateTable('invitations')
    .set({ applicant_phone: null, applicant_name: null, readonly_name: null })
    .where('applicant_phone', '=', phone)
    .returning('token_hash')
    .execute();
  // The inviter keeps the invite, without the phone, and the award.
  const erasedInvites = await db
    .updateTable('invites')
    .set({ phone: anonymousPhone() })
    .where('phone', '=', phone)
    .returning('invite_id')
    .execute();
  await eraseFromBlocks(db, applications, phone);
  // Stored results of console forms contain what staff typed, which may include the person's phone.
  await db
    .deleteFrom('staff_notes')
    .where('content', 'like', `%${splitPhone(phone).digits}%`)
    .execute();
  return { ...counts, invitations: erasedInvitations.length, invites: erasedInvites.length };
}
