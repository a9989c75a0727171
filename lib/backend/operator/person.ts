/** Everything the database holds about one person, found by their phone. */
import 'server-only';
import { phoneParts, type Phone } from '../accounts/phone';
import type { Db } from '../db/connect';
import type { ApplicationRow } from '../db/application-tables';
import { withoutPerson } from './person-text';

/** Columns in which any application may name somebody. */
const typed = ['fields', 'note', 'email', 'contact', 'company_name'] as const;

/** Whose feedback it is that has no phone of its own. */
function replyTo({ fields }: ApplicationRow): string {
  const value = (JSON.parse(fields) as Record<string, unknown>).reply_to;
  return typeof value === 'string' ? value.trim().toLowerCase() : '';
}

export interface Found {
  /** Sent by the person. */
  readonly own: readonly ApplicationRow[];
  /** Of others, where the person's phone or mail is named. */
  readonly mentions: readonly ApplicationRow[];
  /** The person's mail addresses, in small letters. */
  readonly mails: readonly string[];
}

const named = (row: ApplicationRow, phone: Phone, mails: readonly string[]) =>
  typed.some((name) => {
    const text = row[name] ?? '';
    return withoutPerson(text, phone, mails) !== text;
  });

/** A page of rows at a time: nobody's database is read into memory at once. */
async function* others(phone: Phone, db: Db): AsyncGenerator<ApplicationRow> {
  for (let after = '', more = true; more;) {
    const rows = await db
      .selectFrom('applications')
      .selectAll()
      .where('apply_no', '>', after)
      .where(({ or, eb }) => or([eb('phone', 'is', null), eb('phone', '!=', phone)]))
      .orderBy('apply_no')
      .limit(500)
      .execute();
    yield* rows;
    after = rows.at(-1)?.apply_no ?? '';
    more = rows.length === 500;
  }
}

/** The applications of a person, and those of others that name them. */
export async function applicationsOf(phone: Phone, db: Db): Promise<Found> {
  const byPhone = await db
    .selectFrom('applications')
    .selectAll()
    .where('phone', '=', phone)
    .orderBy('created_at')
    .execute();
  const mails = [
    ...new Set(byPhone.flatMap(({ email }) => (email ? [email.trim().toLowerCase()] : []))),
  ];
  const own: ApplicationRow[] = [...byPhone];
  const mentions: ApplicationRow[] = [];
  for await (const row of others(phone, db)) {
    const nobodys = row.phone === null;
    const answer = replyTo(row);
    const theirs = nobodys && answer !== '' && withoutPerson(answer, phone, mails) !== answer;
    if (theirs || (nobodys && mails.includes(row.email?.toLowerCase() ?? ''))) own.push(row);
    else if (named(row, phone, mails)) mentions.push(row);
  }
  return { own, mentions, mails };
}

/** Tables whose rows name a phone in a column of that name. */
export const phoneTables = [
  'code_sends',
  'verification_codes',
  'captcha_tokens',
  'application_counts',
] as const;

/** What belongs to the account, without secrets. */
async function accountOf(phone: Phone, db: Db) {
  const user = await db
    .selectFrom('users')
    .selectAll()
    .where('phone', '=', phone)
    .executeTakeFirst();
  const signIns = await db
    .selectFrom('login_tokens')
    .select(['created_at', 'expires_at'])
    .where('user_id', '=', user?.user_id ?? '')
    .execute();
  const invites = await db
    .selectFrom('invites')
    .selectAll()
    .where(({ or, eb }) =>
      or([eb('phone', '=', phone), eb('inviter_id', '=', user?.user_id ?? '')]),
    )
    .execute();
  const awards = await db
    .selectFrom('awards')
    .selectAll()
    .where('user_id', '=', user?.user_id ?? '')
    .execute();
  // Whom they invited are other people: their phones are not this one's data.
  const shownInvites = invites.map((row) => (row.phone === phone ? row : { ...row, phone: null }));
  const account = user
    ? { ...user, password_hash: undefined, registration_key_hash: undefined }
    : null;
  return { account, signIns, invites: shownInvites, awards };
}

async function invitationsOf(phone: Phone, db: Db) {
  const rows = await db
    .selectFrom('invitations')
    .selectAll()
    .where('applicant_phone', '=', phone)
    .execute();
  return rows.map(({ token_hash: _, ...row }) => row);
}

async function proofsOf(phone: Phone, db: Db) {
  const counted = await db
    .selectFrom('code_sends')
    .selectAll()
    .where('phone', '=', phone)
    .execute();
  const counts = db.selectFrom('application_counts').selectAll().where('phone', '=', phone);
  const codes = db
    .selectFrom('verification_codes')
    .select(['purpose', 'channel', 'tries', 'expires_at'])
    .where('phone', '=', phone);
  const tokens = db.selectFrom('captcha_tokens').select(['purpose', 'expires_at']);
  return {
    code_sends: counted,
    application_counts: await counts.execute(),
    verification_codes: await codes.execute(),
    captcha_tokens: await tokens.where('phone', '=', phone).execute(),
  };
}

/** All of it, as the person may have it: no password, code or token, and nobody else's data. */
export async function dataOf(phone: Phone, db: Db) {
  const { own, mentions } = await applicationsOf(phone, db);
  const numbers = own.map((row) => row.apply_no);
  const pictures = await db
    .selectFrom('application_pictures')
    .selectAll()
    .where('apply_no', 'in', ['', ...numbers])
    .execute();
  const blocks = db
    .selectFrom('blocks')
    .select(['kind', 'reason', 'at'])
    .where('value', '=', phone);
  return {
    phone: `+${phoneParts(phone).area_code} ${phoneParts(phone).digits}`,
    ...(await accountOf(phone, db)),
    invitations: await invitationsOf(phone, db),
    ...(await proofsOf(phone, db)),
    applications: own.map(({ idempotency_key_hash: _, content_digest: __, ...row }) => row),
    application_pictures: pictures,
    named_in_applications_of_others: mentions.length,
    blocks: await blocks.execute(),
  };
}
