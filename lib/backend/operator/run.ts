/** Has a verb done: its input checked, its changes and their audit line stored together or not at all. */
import 'server-only';
import { randomUUID } from 'node:crypto';
import type { z } from 'zod';
import type { ContentTag } from '@/lib/wire/content-tags';
import { iso } from '../accounts/time';
import { wordsOf } from './refusal-words';
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
        wordsOf(issue),
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

/**
 * @param given as it was typed or sent
 * @throws InputRefusal, OperatorRefusal
 */
export async function runVerb(verb: Verb, given: unknown, context: OperatorContext): Promise<Done> {
  const checked = verb.input.safeParse(given);
  if (!checked.success) throw new InputRefusal(checked.error);
  const input = checked.data;
  const prepared = await verb.prepare?.(input, context);
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
