/** The result of a form for the next page. If the input could not be stored, the result contains it. */
import 'server-only';
import { getLocale } from 'next-intl/server';
import { cache } from 'react';
import { z } from 'zod';
import type { Db } from '@superbrowser/backend/database/open-database';
import { hourMs } from '@superbrowser/shared/durations';
import { toInstant } from '@superbrowser/backend/database/stored-instant';
import { getDatabase } from '../database';
import { toLanguage } from '../i18n/language';
import { queryParam, type UrlQuery } from '../url-query';
import type { SignedInStaff } from '../session';
import { declinedParam, resultParam } from '../result-url';

const bilingualSchema = z.object({ zh: z.string(), en: z.string() });
const targetSchema = z.object({ key: z.string(), version: z.string() });
const sentTargetSchema = z.object({ key: z.string(), version: z.string().optional() });
const detailSchema = z.object({
  name: z.string(),
  label: bilingualSchema,
  text: z.union([z.string(), bilingualSchema]),
});

const formResultSchema = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('done'),
    /** `applications take`. */
    verb: z.string(),
    /** The keys of the changed records. */
    keys: z.array(z.string()).optional(),
    /** The result as a sentence. */
    message: bilingualSchema.optional(),
    /** The operation that reverts this one, with the new versions of the records. */
    undo: z.object({ verb: z.string(), targets: z.array(targetSchema) }).optional(),
    /** Details that are shown only once. */
    details: z.array(detailSchema).optional(),
    /** New recovery codes of the staff member's own account, which are shown only once too. */
    recoveryCodes: z.array(z.string()).optional(),
  }),
  z.object({
    kind: z.literal('refused'),
    verb: z.string(),
    keys: z.array(z.string()).optional(),
    values: z.record(z.string(), z.string()),
    /** The error of the whole form. */
    message: bilingualSchema.optional(),
    /** Issues by argument. */
    fields: z.record(z.string(), bilingualSchema),
    /** A colleague changed the record meanwhile. */
    isStale: z.boolean().optional(),
  }),
  /** The question to confirm before the operation runs. */
  z.object({
    kind: z.literal('asked'),
    /** The id of the question's own result; set when the result is read. */
    id: z.string().optional(),
    verb: z.string(),
    keys: z.array(z.string()).optional(),
    question: bilingualSchema,
    targets: z.array(sentTargetSchema),
    asOf: z.string().optional(),
    values: z.record(z.string(), z.string()),
  }),
]);

export type FormResult = z.infer<typeof formResultSchema>;
export type RefusedForm = Extract<FormResult, { kind: 'refused' }>;
export type FormQuestion = Extract<FormResult, { kind: 'asked' }>;

/** @param id the form's id, so that a form sent again shows the first result */
export async function storeResult(
  db: Db,
  { id, staffId, now }: { id: string; staffId: string; now: number },
  result: FormResult,
): Promise<void> {
  // With a newer result, input older than an hour is no longer needed. The table `staff_notes` has an older name.
  await db
    .deleteFrom('staff_notes')
    .where('staff_id', '=', staffId)
    .where('at', '<', toInstant(now - hourMs))
    .execute();
  await db
    .insertInto('staff_notes')
    .values({
      note_id: id,
      staff_id: staffId,
      content: JSON.stringify(result),
      at: toInstant(now),
    })
    .execute();
}

/**
 * Loads a result; one with details that are shown only once is deleted, so that it is shown once. Null for an unknown
 * result, and for a result of another account.
 * @param verbShownElsewhere an operation whose result another page shows
 */
async function takeStoredResult(
  db: Db,
  id: string,
  staffId: string,
  verbShownElsewhere?: string,
): Promise<FormResult | null> {
  const row = await db
    .selectFrom('staff_notes')
    .select('content')
    .where('note_id', '=', id)
    .where('staff_id', '=', staffId)
    .executeTakeFirst();
  if (!row) return null;
  const result = formResultSchema.parse(JSON.parse(row.content));
  if (
    result.kind === 'done' &&
    result.verb !== verbShownElsewhere &&
    (result.recoveryCodes ?? result.details)
  )
    await db.deleteFrom('staff_notes').where('note_id', '=', id).execute();
  return result;
}

/** Cached per request, because some results are deleted when they are taken. */
const takeOncePerRequest = cache(async (id: string, staffId: string, verbShownElsewhere?: string) =>
  takeStoredResult(await getDatabase(), id, staffId, verbShownElsewhere),
);

/**
 * The result that the URL names; null where it names none of this staff member. A question that was declined becomes a
 * refused form with everything that was entered.
 * @param verbShownElsewhere an operation whose result another page shows
 */
export async function takeResult(
  query: UrlQuery,
  staffMember: SignedInStaff,
  verbShownElsewhere?: string,
): Promise<FormResult | null> {
  const id = queryParam(query, resultParam);
  const result = id ? await takeOncePerRequest(id, staffMember.id, verbShownElsewhere) : null;
  if (result?.kind !== 'asked') return result;
  return queryParam(query, declinedParam) ? declinedResult(result) : { ...result, id };
}

/** A declined question as a refused form, with everything that was entered. */
const declinedResult = ({ verb, keys, values }: FormQuestion): RefusedForm => ({
  kind: 'refused',
  verb,
  keys,
  values,
  fields: {},
  message: {
    zh: '没有执行，填写的内容都在。',
    en: 'Nothing was done; what you entered is still here.',
  },
});

interface FormState {
  /** Earlier input that was not stored. */
  readonly value: (name: string) => string | undefined;
  /** Issues by argument. */
  readonly error: (name: string) => string | undefined;
  /** A colleague changed the record meanwhile. */
  readonly isStale: boolean;
}

/**
 * The initial state of a form, from the result of its own operation and record.
 * @param key of the record; left out where the key is not known yet
 */
export async function createFormState(
  result: FormResult | null,
  verb: string,
  key?: string,
): Promise<FormState> {
  const language = toLanguage(await getLocale());
  const isOwnResult =
    result?.kind !== 'done' &&
    result?.verb === verb &&
    (key === undefined || result.keys === undefined || result.keys[0] === key);
  const ownResult = isOwnResult ? result : null;
  const refusedForm = ownResult?.kind === 'refused' ? ownResult : null;
  return {
    value: (name) => ownResult?.values[name],
    error: (name) => refusedForm?.fields[name]?.[language],
    isStale: refusedForm?.isStale ?? false,
  };
}
