/** Every text field of every form, filled with what breaks software: no 5xx, and stored whole or not at all. */
import naughty from '../../lib/schemas/fixtures/naughty-strings.json';
import { expect, test } from '../support/account';
import { fieldsOf, rowsOf } from '../support/application-rows';
import {
  apply,
  enveloped,
  fieldRefusal,
  kinds,
  type Fields,
  type Kind,
} from '../support/applications';

/** Control characters but tab, line feed and carriage return, and what is no character at all. */
const hidden = /[\0-\x08\x0b\x0c\x0e-\x1f\x7f-\x9f\ufffe\uffff]/;

/** Fields of one line take no tabs and line breaks either. */
const ofOneLine = new Set(['city', 'main_business', 'business_scope', 'reply_to']);

/** Half of a pair, which no UTF-8 can hold. */
const broken = /[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/;

const further = [
  '\ud83d',
  'a\udc00b',
  '\0',
  'a\0b',
  '\ufffe',
  'a\tb',
  'a\r\nb',
  'a\u0085b',
  'x'.repeat(9_000),
  '=1+1',
  '@SUM(A1)',
];

/** What must be said about a text in a free field; null where it is taken. */
function freeVerdict(name: string, text: string, limit: number, needed: boolean): string | null {
  const kept = text.trim();
  if (hidden.test(kept) || broken.test(kept)) return 'characters';
  if (ofOneLine.has(name) && /[\t\n\r]/.test(kept)) return 'characters';
  if (kept === '') return needed ? 'required' : null;
  return Array.from(kept).length > limit ? 'tooLong' : null;
}

const fieldsOfKind = (kind: Kind) => [...Object.keys(kind.free), ...kind.strict];

const sent = async (kind: Kind, names: readonly string[], text: string) => {
  const typed = Object.fromEntries(names.map((name) => [name, text]));
  const form = enveloped({ ...kind.filled(), ...typed });
  const answer = await apply(kind.path, form);
  return { answer, rows: await rowsOf(form.idempotency_key) };
};

/** Sends a text in every field at once. @returns what was said at its fields */
async function judged(kind: Kind, text: string): Promise<Fields> {
  const shown = `${kind.path} ${JSON.stringify(text).slice(0, 80)}`;
  const { answer, rows } = await sent(kind, fieldsOfKind(kind), text);
  if (answer.status !== 200) {
    expect(answer.status, shown).toBe(422);
    expect(rows, shown).toEqual([]);
  }
  const refused = (answer.json.fields ?? {}) as Fields;
  for (const [name, limit] of Object.entries(kind.free)) {
    const verdict = freeVerdict(name, text, limit, kind.needed.includes(name));
    const words = verdict ? fieldRefusal('zh-CN', { [name]: verdict }).fields[name] : undefined;
    expect(refused[name], `${name} ${shown}`).toBe(words);
  }
  return refused;
}

/** Sends it again in the fields that took it: now it must be stored, as it was typed. */
async function storedIn(kind: Kind, names: readonly string[], text: string): Promise<void> {
  const shown = `${kind.path} ${JSON.stringify(text).slice(0, 80)}`;
  const { answer, rows } = await sent(kind, names, text);
  expect(answer.status, `${shown} ${JSON.stringify(answer.json)}`).toBe(200);
  const kept = fieldsOf(rows[0]);
  for (const name of names) {
    const typed = text.trim();
    // What is meant as a web address is kept as one.
    const wanted = name === 'website' && typed && !typed.includes(':') ? `https://${typed}` : typed;
    expect(kept[name] ?? '', `${name} ${shown}`).toBe(wanted);
  }
}

const atOnce = 16;

for (const kind of kinds)
  test(`${kind.path} takes or refuses whatever is typed, and stores it whole or not at all`, async () => {
    const texts = [...(naughty as string[]), ...further];
    const worker = async () => {
      for (let text = texts.pop(); text !== undefined; text = texts.pop()) {
        const refused = await judged(kind, text);
        const taken = fieldsOfKind(kind).filter((name) => !refused[name]);
        // What cancels an account needs a code besides; a test of its own has one.
        if (kind.path !== 'cancel-account') await storedIn(kind, taken, text);
      }
    };
    await Promise.all(Array.from({ length: atOnce }, worker));
  });
