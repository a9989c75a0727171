/** Has a verb done for somebody at the console, and keeps what came of it for the page that follows. */
import 'server-only';
import { verbs } from '@superbrowser/backend/operator';
import { configuredSurroundings } from '@superbrowser/backend/operator/command/surroundings';
import {
  ChangedMeanwhile,
  InputRefusal,
  runBefore,
  runVerb,
} from '@superbrowser/backend/operator/run';
import {
  isConfirmed,
  OperatorRefusal,
  type OperatorContext,
  type Verb,
} from '@superbrowser/backend/operator/verb';
import { currentRequest } from '@/lib/log/request-context';
import { log, reasonOf } from '@/lib/log/log';
import { hasPage } from '@/lib/pages';
import { database } from '../database';
import { withNote } from './back';
import { given } from './fields';
import { keptPictures, UnfitPicture } from './pictures';
import { keepNote, type Note } from './notes';
import { goTo, type Sent } from './sent';

export const verbNamed = (name: string): Verb | undefined =>
  verbs.find((verb) => verb.name === name);

/** What a person of the console does something with. */
export async function contextFor(who: string): Promise<OperatorContext> {
  const { request } = currentRequest();
  return {
    db: await database(),
    now: Date.now(),
    who,
    source: 'console',
    ...(request && { requestId: request }),
    surroundings: { ...configuredSurroundings(), hasPage },
  };
}

/** What a verb gives to read, for a page. */
export async function read<T>(name: string, input: object, who: string): Promise<T> {
  const verb = verbNamed(name);
  if (!verb || verb.changes) throw new Error(`${name} is nothing to read`);
  return (await runVerb(verb, input, await contextFor(who))).data as T;
}

function refusedNote(verb: Verb, { values }: Sent, error: unknown): Note {
  const base = { kind: 'refused', verb: verb.name, values, fields: {} } as const;
  if (error instanceof ChangedMeanwhile)
    return { ...base, words: error.words, changed: { who: error.who, at: error.at } };
  if (error instanceof InputRefusal) return { ...base, fields: { ...error.fields } };
  if (error instanceof UnfitPicture) return { ...base, fields: { [error.field]: error.words } };
  if (error instanceof Unconfirmed) return { ...base, fields: { _confirm: unconfirmed } };
  if (error instanceof OperatorRefusal)
    return error.field
      ? { ...base, fields: { [error.field]: error.words } }
      : { ...base, words: error.words };
  log.error('console', 'could not be done', { verb: verb.name, reason: reasonOf(error) });
  const words = {
    zh: '没有完成，请稍后再试；填写的内容都在。',
    en: 'This could not be done. Try again in a while; what you entered is still here.',
  };
  return { ...base, words };
}

/** What cannot be put back was not typed once more. */
class Unconfirmed extends Error {}

const unconfirmed = {
  zh: '和上面的不一样，请再输入一次',
  en: 'This is not the same as above; type it once more',
};

/** Done, and what came of it for the page that follows; for a verb that gives a file, the file. */
async function done(verb: Verb, sent: Sent): Promise<{ note: Note; file?: string }> {
  if (!isConfirmed(verb, sent.values, sent.confirmed)) throw new Unconfirmed();
  const context = await contextFor(sent.person.name);
  const input = { ...given(sent.values), ...(await keptPictures(verb, sent, context)) };
  const early = await runBefore(verb, input, context);
  const { data, undo, record } = await runVerb(verb, input, context, early, sent.seen);
  const shown = verb.shows ? (data as Record<string, unknown>) : undefined;
  const note: Note = {
    kind: 'done',
    verb: verb.name,
    ...(record && { record }),
    ...(undo && { undo }),
    ...(shown && { shown }),
  };
  const text = verb.fileText ?? ((value: unknown) => JSON.stringify(value, null, 2));
  return { note, ...(verb.file && { file: text(data) }) };
}

const download = (name: string, text: string) =>
  new Response(text, {
    headers: {
      'Content-Type': `${name.endsWith('.csv') ? 'text/csv' : 'application/json'}; charset=utf-8`,
      'Content-Disposition': `attachment; filename="${name}"`,
    },
  });

/**
 * What a form asked for; asked for again it is not done again.
 * @returns the page that tells what came of it, or the file
 */
export async function perform(verb: Verb, sent: Sent): Promise<Response> {
  const { id, person, back } = sent;
  const answer = goTo(withNote(back, id));
  if (sent.again) return answer;
  const { note, file } = await done(verb, sent).catch((error: unknown) => ({
    note: refusedNote(verb, sent, error),
    file: undefined,
  }));
  if (verb.file && file !== undefined) return download(verb.file, file);
  await keepNote(await database(), { id, staffId: person.id, now: Date.now() }, note);
  return answer;
}
