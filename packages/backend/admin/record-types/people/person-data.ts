/** The stored data of a person, found by phone. */
import 'server-only';
import { sql, type Expression, type SqlBool } from 'kysely';
import { splitPhone, type Phone } from '../../../common/phone';
import type { Db } from '../../../database/open-database';
import type { ApplicationRow } from '../../../database/tables/applications';
import { toLowerLikeText } from '../applications/search/sql-conditions';
import { mentionsMail, likePatternsForPhone, redactPerson } from './redact-person';

type ApplicationWithNotes = ApplicationRow & { readonly note: string | null };

/**
 * Columns of free text, which may name a person. In other people's applications, erasure changes only these columns.
 */
const freeTextColumns = ['fields', 'note'] as const;
/** The columns of the table that may name a person; notes are in another. */
const storedColumns = ['fields', 'email', 'contact', 'company_name'] as const;
/** All texts of an application that may name a person. */
const mentioningColumns = [...storedColumns, 'note'] as const;
type Column = (typeof mentioningColumns)[number];

/** The notes of each application as one text. */
async function attachNotes(
  db: Db,
  rows: readonly ApplicationRow[],
): Promise<ApplicationWithNotes[]> {
  const notes = await db
    .selectFrom('application_notes')
    .select(['apply_no', 'text'])
    .where('apply_no', 'in', ['', ...rows.map(({ apply_no }) => apply_no)])
    .orderBy('at')
    .execute();
  return rows.map((row) => {
    const ownNotes = notes.filter(({ apply_no }) => apply_no === row.apply_no);
    return {
      ...row,
      note: ownNotes.length > 0 ? ownNotes.map(({ text }) => text).join('\n') : null,
    };
  });
}

/** The reply address of feedback, which has no phone of its own. */
function replyAddressOf({ fields }: ApplicationWithNotes): string {
  const value = (JSON.parse(fields) as Record<string, unknown>).reply_to;
  return typeof value === 'string' ? value.trim().toLowerCase() : '';
}

export interface PersonApplications {
  /** Sent by the person. */
  readonly own: readonly ApplicationWithNotes[];
  /** Others' applications whose free text contains the person's phone, or a mail address only they use. */
  readonly mentions: readonly ApplicationWithNotes[];
  /** Others' applications that contain a mail address the person also uses. */
  readonly sharingMail: readonly ApplicationWithNotes[];
  /** The person's mail addresses that no other person's application contains, in lower case. */
  readonly mailAddresses: readonly string[];
}

const hasMatchingColumn = (
  row: ApplicationWithNotes,
  matches: (text: string) => boolean,
  columns: readonly Column[] = mentioningColumns,
) => columns.some((name) => matches(row[name] ?? ''));

/**
 * The SQL condition that a text may contain the phone or a mail address. Applications without such a text are not read.
 */
const mayNameCondition = (
  text: Expression<unknown>,
  phone: Phone,
  mailAddresses: readonly string[],
) =>
  sql<SqlBool>`(${sql.join(
    [
      ...likePatternsForPhone(phone).map((pattern) => sql`${text} like ${pattern}`),
      ...mailAddresses.map(
        (mail) => sql`lower(${text}) like ${`%${toLowerLikeText(mail)}%`} escape '\\'`,
      ),
    ],
    sql` or `,
  )})`;

/** Others' applications that may name the person, in pages, so that memory stays small. */
async function* loadOtherApplications(
  db: Db,
  phone: Phone,
  mailAddresses: readonly string[],
): AsyncGenerator<ApplicationWithNotes> {
  const notedNumbers = db
    .selectFrom('application_notes')
    .select('apply_no')
    .where(({ ref }) => mayNameCondition(ref('text'), phone, mailAddresses));
  for (let after = '', hasMore = true; hasMore;) {
    const rows = await db
      .selectFrom('applications')
      .selectAll()
      .where('apply_no', '>', after)
      .where(({ or, eb }) => or([eb('phone', 'is', null), eb('phone', '!=', phone)]))
      .where(({ or, eb, ref }) =>
        or([
          ...storedColumns.map((name) => mayNameCondition(ref(name), phone, mailAddresses)),
          eb('apply_no', 'in', notedNumbers),
        ]),
      )
      .orderBy('apply_no')
      .limit(500)
      .execute();
    yield* await attachNotes(db, rows);
    after = rows.at(-1)?.apply_no ?? '';
    hasMore = rows.length === 500;
  }
}

/**
 * The applications of a person, and other people's applications that name the person. A person is known by their phone,
 * and by a mail address that no other person's application contains, because colleagues may share a mailbox.
 */
export async function loadPersonApplications(db: Db, phone: Phone): Promise<PersonApplications> {
  const applicationRows = await db
    .selectFrom('applications')
    .selectAll()
    .where('phone', '=', phone)
    .orderBy('created_at')
    .execute();
  const rowsWithPhone = await attachNotes(db, applicationRows);
  const ownMails = [
    ...new Set(rowsWithPhone.flatMap(({ email }) => (email ? [email.trim().toLowerCase()] : []))),
  ];
  const mentionsPerson = (mailAddresses: readonly string[]) => (text: string) =>
    redactPerson(text, phone, mailAddresses) !== text;
  const mentioningRows: ApplicationWithNotes[] = [];
  for await (const row of loadOtherApplications(db, phone, ownMails))
    if (hasMatchingColumn(row, mentionsPerson(ownMails))) mentioningRows.push(row);
  const isOtherPerson = (row: ApplicationWithNotes) => {
    const replyAddress = replyAddressOf(row);
    return row.phone !== null || (replyAddress !== '' && !mentionsPerson(ownMails)(replyAddress));
  };
  const rowsOfOthers = mentioningRows.filter(isOtherPerson);
  const isShared = (mail: string) =>
    rowsOfOthers.some((row) => hasMatchingColumn(row, (text) => mentionsMail(text, [mail])));
  const [sharedMails, mailAddresses] = [
    ownMails.filter(isShared),
    ownMails.filter((mail) => !isShared(mail)),
  ];
  const isOwn = (row: ApplicationWithNotes) =>
    row.phone === null &&
    [replyAddressOf(row), row.email ?? ''].some(mentionsPerson(mailAddresses));
  const otherRows = mentioningRows.filter((row) => !isOwn(row));
  return {
    own: [...rowsWithPhone, ...mentioningRows.filter(isOwn)],
    mentions: otherRows.filter((row) =>
      hasMatchingColumn(row, mentionsPerson(mailAddresses), freeTextColumns),
    ),
    sharingMail: otherRows.filter((row) =>
      hasMatchingColumn(row, (text) => mentionsMail(text, sharedMails)),
    ),
    mailAddresses,
  };
}

/** Codes and counters of a phone, which are erased with it. */
export const codeAndCounterTables = [
  'code_sends',
  'verification_codes',
  'captcha_tokens',
  'application_counts',
] as const;

/** Data of the account, without secrets. */
async function loadAccount(db: Db, phone: Phone) {
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
  // Invited people are other people, so their phones are not this person's data.
  const shownInvites = invites.map((row) => (row.phone === phone ? row : { ...row, phone: null }));
  const account = user
    ? { ...user, password_hash: undefined, registration_key_hash: undefined }
    : null;
  return { account, signIns, invites: shownInvites, awards };
}

async function loadInvitations(db: Db, phone: Phone) {
  const rows = await db
    .selectFrom('invitations')
    .selectAll()
    .where('applicant_phone', '=', phone)
    .execute();
  return rows.map(({ token_hash: _, ...row }) => row);
}

async function loadCodesAndCounters(db: Db, phone: Phone) {
  const sends = await db.selectFrom('code_sends').selectAll().where('phone', '=', phone).execute();
  const countsQuery = db.selectFrom('application_counts').selectAll().where('phone', '=', phone);
  const codesQuery = db
    .selectFrom('verification_codes')
    .select(['purpose', 'channel', 'tries', 'expires_at'])
    .where('phone', '=', phone);
  const tokensQuery = db.selectFrom('captcha_tokens').select(['purpose', 'expires_at']);
  return {
    code_sends: sends,
    application_counts: await countsQuery.execute(),
    verification_codes: await codesQuery.execute(),
    captcha_tokens: await tokensQuery.where('phone', '=', phone).execute(),
  };
}

/** The data about a person, without password, codes, tokens, and the phones of the people whom they invited. */
export async function loadPersonData(db: Db, phone: Phone, applications?: PersonApplications) {
  const { own, mentions, sharingMail } = applications ?? (await loadPersonApplications(db, phone));
  const numbers = own.map((row) => row.apply_no);
  const screenshots = await db
    .selectFrom('application_pictures')
    .selectAll()
    .where('apply_no', 'in', ['', ...numbers])
    .execute();
  const blocksQuery = db
    .selectFrom('blocks')
    .select(['kind', 'reason', 'at'])
    .where('value', '=', phone);
  return {
    phone: `+${splitPhone(phone).area_code} ${splitPhone(phone).digits}`,
    ...(await loadAccount(db, phone)),
    invitations: await loadInvitations(db, phone),
    ...(await loadCodesAndCounters(db, phone)),
    applications: own.map(({ idempotency_key_hash: _, content_digest: __, ...row }) => row),
    application_pictures: screenshots,
    named_in_applications_of_others: mentions.length,
    mail_in_applications_of_others: sharingMail.length,
    blocks: await blocksQuery.execute(),
  };
}
