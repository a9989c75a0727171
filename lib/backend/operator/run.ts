/** Has a verb done: its input checked, its changes and their audit line stored together or not at all. */
import 'server-only';
import { randomUUID } from 'node:crypto';
import type { z } from 'zod';
import type { ContentTag } from '@/lib/wire/content-tags';
import { iso } from '../accounts/time';
import { refusalWords } from './refusal-words';
import type { Bilingual, OperatorContext, Outcome, Verb } from './verb';

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

export interface Done {
  readonly data: unknown;
  readonly changed: readonly ContentTag[];
}

async function note({ name }: Verb, { audit = {} }: Outcome, { db, now, who }: OperatorContext) {
  const { subject = null, detail = null } = audit;
  await db
    .insertInto('audit_lines')
    .values({ audit_id: randomUUID(), at: iso(now), who, verb: name, subject, detail })
    .execute();
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
 * @throws InputRefusal, OperatorRefusal
 */
export async function runVerb(
  verb: Verb,
  given: unknown,
  context: OperatorContext,
  early?: unknown,
): Promise<Done> {
  const input = inputFrom(verb, given);
  const prepared = early ?? (await verb.prepare?.(input, context));
  const outcome = verb.changes
    ? await context.db.transaction().execute(async (db) => {
        const inside = { ...context, db };
        const result = await verb.run(input, inside, prepared);
        await note(verb, result, inside);
        return result;
      })
    : await verb.run(input, context, prepared);
  await verb.finish?.(input, context);
  return { data: outcome.data, changed: outcome.changed ?? [] };
}
