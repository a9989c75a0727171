/** Has a verb done: its input checked, its changes and their audit line stored together or not at all. */
import 'server-only';
import { randomUUID } from 'node:crypto';
import type { z } from 'zod';
import { iso } from '../database/tables';
import { refusalWords } from './refusal-words';
import {
  OperatorRefusal,
  type AuditWords,
  type Bilingual,
  type OperatorContext,
  type Outcome,
  type Undo,
  type Verb,
} from './verb';

/** What was given does not fit: the reason by field. */
export class InputRefusal extends Error {
  override readonly name = 'InputRefusal';
  readonly fields: Readonly<Record<string, Bilingual>>;
  constructor(error: z.ZodError) {
    super('Input not usable');
    this.fields = Object.fromEntries(
      error.issues.map((issue) => [
        issue.path.join('.') || ('keys' in issue ? issue.keys.join(', ') : ''),
        refusalWords(issue),
      ]),
    );
  }
}

/** Somebody else changed the record after the form of this change was made. */
export class ChangedMeanwhile extends OperatorRefusal {
  constructor(
    readonly who: string | null,
    readonly at: string | null,
  ) {
    super({
      zh: '打开后，这里已被别人改动。请对照后再保存；您填写的内容都在。',
      en: 'Somebody changed this after you opened it. Compare, then save again; what you entered is still here.',
    });
  }
}

export interface Done {
  readonly data: unknown;
  readonly undo?: Undo;
  /** What was changed, as its audit line names it; left out where it was several things or none. */
  readonly record?: string;
}

/** What a record is known by where there is none yet. */
export const noVersion = 'none';

async function refuseStale(verb: Verb, input: unknown, db: OperatorContext['db'], seen: string) {
  if (!verb.version) return;
  const now = await verb.version(input, db);
  if ((now?.mark ?? noVersion) !== seen)
    throw new ChangedMeanwhile(now?.who ?? null, now?.at ?? null);
}

/** Writes down what was changed. @param verb its name, also where it is none of the table */
export async function writeAudit(
  verb: string,
  audit: AuditWords,
  { db, now, who, source, systemUser, requestId }: Omit<OperatorContext, 'surroundings'>,
): Promise<void> {
  const { subject = null, detail = null } = audit;
  const [before = null, after = null] = [audit.before, audit.after].map(
    (facts) => facts && JSON.stringify(facts),
  );
  await db
    .insertInto('audit_lines')
    .values({
      audit_id: randomUUID(),
      at: iso(now),
      who,
      source,
      system_user: systemUser ?? null,
      verb,
      subject,
      detail,
      before,
      after,
      request_id: requestId ?? null,
    })
    .execute();
}

/** What an audit line names; undefined where there are several. */
function oneSubject(audit: Outcome['audit']): string | undefined {
  const [only, ...more] = [audit ?? {}].flat();
  return more.length === 0 ? only?.subject : undefined;
}

function inputFrom(verb: Verb, given: unknown): unknown {
  const checked = verb.input.safeParse(given);
  if (checked.success) return checked.data;
  throw new InputRefusal(checked.error);
}

/**
 * What a verb does before the database is opened.
 * @param given as it was typed or sent
 * @returns what `runVerb` is to be given as `early`
 * @throws InputRefusal, OperatorRefusal
 */
export async function runBefore(
  verb: Verb,
  given: unknown,
  { surroundings, now }: Pick<OperatorContext, 'surroundings' | 'now'>,
): Promise<unknown> {
  return verb.before?.(inputFrom(verb, given), surroundings, now);
}

/**
 * @param given as it was typed or sent
 * @param early what `runBefore` gave
 * @param seen the mark of the record's version the change was written for; without it the change is made in any case
 * @throws ChangedMeanwhile, InputRefusal, OperatorRefusal
 */
export async function runVerb(
  verb: Verb,
  given: unknown,
  context: OperatorContext,
  early?: unknown,
  seen?: string | null,
): Promise<Done> {
  const input = inputFrom(verb, given);
  const prepared = early ?? (await verb.prepare?.(input, context));
  const outcome = verb.changes
    ? await context.db.transaction().execute(async (db) => {
        const inside = { ...context, db };
        if (seen) await refuseStale(verb, input, db, seen);
        const result = await verb.run(input, inside, prepared);
        for (const words of [result.audit ?? {}].flat()) await writeAudit(verb.name, words, inside);
        return result;
      })
    : await verb.run(input, context, prepared);
  // Who reads what a person has written leaves a line as well.
  if (!verb.changes && outcome.audit)
    for (const words of [outcome.audit].flat()) await writeAudit(verb.name, words, context);
  await verb.finish?.(input, context);
  const { data, undo, audit } = outcome;
  const record = verb.changes ? oneSubject(audit) : undefined;
  return { data, ...(undo && { undo }), ...(record && { record }) };
}
