/**
 * One form on the built site with whatever may be typed into it: no 5xx, and stored whole or not at all. All forms are
 * tried so at their handler (app/api/applications/[kind]/route.test.ts).
 */
import { expect, test } from '@playwright/test';
import {
  fieldsOfKind,
  keptText,
  oddFields,
  typedTexts,
  verdictsOn,
} from '../../lib/testing/typed-texts';
import { fieldsOf, rowsOf } from '../support/application-rows';
import { apply, enveloped, fieldRefusal, kindOf, type KindFields } from '../support/applications';

// Of all forms the one with the most kinds of fields.
const kind = kindOf('customization');

const sent = async (names: readonly string[], text: string) => {
  const typed = Object.fromEntries(names.map((name) => [name, text]));
  const form = enveloped({ ...kind.filled(), ...typed });
  const answer = await apply(kind.path, form);
  return { answer, rows: await rowsOf(form.idempotency_key) };
};

/** Sends a text in every field at once. @returns what was said at its fields */
async function judged(text: string): Promise<KindFields> {
  const shown = JSON.stringify(text).slice(0, 80);
  const { answer, rows } = await sent(fieldsOfKind(kind), text);
  if (answer.status !== 200) {
    expect(answer.status, shown).toBe(422);
    expect(rows, shown).toEqual([]);
  }
  const refused = (answer.json.fields ?? {}) as KindFields;
  for (const [name, verdict] of verdictsOn(kind, text)) {
    const words = verdict ? fieldRefusal('zh-CN', { [name]: verdict }).fields[name] : undefined;
    expect(refused[name], `${name} ${shown}`).toBe(words);
  }
  return refused;
}

/** Sends it again in the fields that took it: now it must be stored, as it was typed. */
async function storedIn(names: readonly string[], text: string): Promise<void> {
  const shown = JSON.stringify(text).slice(0, 80);
  const { answer, rows } = await sent(names, text);
  expect(answer.status, `${shown} ${JSON.stringify(answer.json)}`).toBe(200);
  const kept = fieldsOf(rows[0]);
  for (const name of names) expect(kept[name] ?? '', `${name} ${shown}`).toBe(keptText(name, text));
}

const atOnce = 16;

test('a form takes or refuses whatever is typed, and stores it whole or not at all', async () => {
  const texts = [...typedTexts];
  const worker = async () => {
    for (let text = texts.pop(); text !== undefined; text = texts.pop()) {
      const refused = await judged(text);
      await storedIn(
        fieldsOfKind(kind).filter((name) => !refused[name]),
        text,
      );
    }
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
});

test('values of other types are named field by field', async () => {
  for (const { name, odd } of oddFields(kind)) {
    const form = { ...enveloped(kind.filled()), [name]: odd };
    const answer = await apply(kind.path, form);
    const told = `${name} ${JSON.stringify(odd)}`;
    expect(answer.status, told).toBe(422);
    const { message, fields } = answer.json as { message: string; fields: KindFields };
    expect(message).toBe(fieldRefusal('zh-CN', {}).message);
    const named = Object.keys(fields).map((path) => path.split('.')[0]);
    expect(named, told).toContain(name);
    if (name !== 'idempotency_key') expect(await rowsOf(form.idempotency_key), told).toEqual([]);
  }
});
