/**
 * Sends every form with all kinds of typed texts and with values that no form sends. Each is accepted or refused field
 * by field, and stored completely or not at all.
 */
import { createHash } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Db } from '@superbrowser/backend/database/open-database';
import {
  withSubmissionMeta,
  kindDescriptions,
  type KindFields,
  type KindDescription,
} from '@/lib/testing/every-application-kind';
import { startTestBackend } from '@/lib/testing/embedded-backend';
import { getTestTranslations } from '@/lib/testing/translator';
import {
  someNaughtyStrings,
  fieldsOfKind,
  acceptedText,
  oddFields,
  naughtyStrings,
  expectedErrorsOf,
} from '@/lib/testing/naughty-strings';
import { fields as en, errors as enErrors } from '@/messages/en-US/forms.json';
import { fields as zh, errors as zhErrors } from '@/messages/zh-CN/forms.json';
import { POST } from './route';

jest.mock('next-intl/server', () => ({ getTranslations: jest.fn(getTestTranslations) }));

const messages = {
  'zh-CN': { fields: zh.errors, invalid: zhErrors.byCode.fieldsInvalid },
  'en-US': { fields: en.errors, invalid: enErrors.byCode.fieldsInvalid },
} as const;
type Locale = keyof typeof messages;

const messagesOf = (locale: Locale, code: string): string | undefined =>
  (messages[locale].fields as Readonly<Record<string, string>>)[code];

let folder: string;
let backend: Awaited<ReturnType<typeof startTestBackend>>;
let database: Db;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'applications-'));
  Object.assign(process.env, {
    DATA_DIR: folder,
    SESSION_KEY: 'k'.repeat(40),
    DATABASE_URL: '',
    UPSTREAM_HOST: '',
  });
  jest.spyOn(console, 'info').mockImplementation(() => undefined);
  backend = await startTestBackend();
  database = await backend.getDatabase();
});
afterAll(async () => {
  await backend.close();
  await rm(folder, { recursive: true });
});

const selectRows = (key: string) =>
  database
    .selectFrom('applications')
    .selectAll()
    .where('idempotency_key_hash', '=', createHash('sha256').update(key).digest('base64url'))
    .execute();

let visitorCount = 0;
/** Limits by IP are tested elsewhere, so each visitor here has a separate IP. */
const nextIp = () => {
  visitorCount += 1;
  return `10.${visitorCount >> 16}.${(visitorCount >> 8) & 255}.${visitorCount & 255}`;
};

/** Sends a filled form with some of its fields changed, and reads what was stored of it. */
async function send(kind: KindDescription, changed: KindFields, locale: Locale = 'zh-CN') {
  const form = withSubmissionMeta(kind.requiredValues());
  const request = new Request(`http://localhost:3000/api/applications/${kind.slug}`, {
    method: 'POST',
    body: JSON.stringify({ ...form, ...changed }),
    headers: {
      'content-type': 'application/json',
      'content-language': locale,
      'sec-fetch-site': 'same-origin',
      'x-client-ip': nextIp(),
    },
  });
  const response = await POST(request, { params: Promise.resolve({ slug: kind.slug }) });
  const body = (await response.json()) as { message?: string; fields?: Record<string, string> };
  return { status: response.status, body, rows: await selectRows(form.idempotency_key) };
}

/** The same text in some fields. */
const textInFields = (names: readonly string[], text: string): KindFields =>
  Object.fromEntries(names.map((name) => [name, text]));

/** A row's values of the form's fields, columns and JSON together. */
const storedFieldsOf = ({
  company_name,
  contact,
  email,
  fields,
}: Record<string, unknown>): KindFields => ({
  company_name,
  contact,
  email,
  ...(JSON.parse(String(fields)) as KindFields),
});

const shorten = (text: string) => JSON.stringify(text).slice(0, 80);

/**
 * Sends a text in every field at once, and checks that each accepts or refuses it.
 * @returns the fields that accepted it
 */
async function expectTextInAllFields(kind: KindDescription, text: string): Promise<string[]> {
  const { status, body, rows } = await send(kind, textInFields(fieldsOfKind(kind), text));
  const errors = body.fields ?? {};
  const results = expectedErrorsOf(kind, text);
  const actual = results.map(([name]) => [name, errors[name]]);
  const expected = results.map(([name, code]) => [
    name,
    code ? messagesOf('zh-CN', code) : undefined,
  ]);
  expect([shorten(text), actual]).toEqual([shorten(text), expected]);
  const statusAndRows = body.fields ? [422, 0] : [200, 1];
  expect([shorten(text), status, rows.length]).toEqual([shorten(text), ...statusAndRows]);
  return fieldsOfKind(kind).filter((name) => !errors[name]);
}

/** Sends the text again in the fields that accepted it: now the text must be stored as it was typed. */
async function expectStored(
  kind: KindDescription,
  names: readonly string[],
  text: string,
): Promise<void> {
  const { status, rows } = await send(kind, textInFields(names, text));
  expect([shorten(text), status, rows.length]).toEqual([shorten(text), 200, 1]);
  const stored = storedFieldsOf(rows[0] ?? {});
  const actual = names.map((name) => [name, stored[name] ?? '']);
  const expected = names.map((name) => [name, acceptedText(name, text)]);
  expect([shorten(text), actual]).toEqual([shorten(text), expected]);
}

/** All forms read their fields by the same rules, so one form gets every text and the other forms get some. */
const textsFor = ({ slug }: KindDescription): readonly string[] =>
  slug === 'customization' ? naughtyStrings : someNaughtyStrings;

it.each(kindDescriptions)(
  '$slug accepts or refuses whatever is typed, field by field',
  async (kind) => {
    for (const text of textsFor(kind)) {
      const names = await expectTextInAllFields(kind, text);
      // Canceling an account also needs a code; only the browser tests have a code.
      if (kind.slug !== 'cancel-account') await expectStored(kind, names, text);
    }
  },
);

describe.each(['zh-CN', 'en-US'] as const)('in %s', (locale) => {
  it.each(kindDescriptions)(
    '$slug: a value of another type is named at its field',
    async (kind) => {
      for (const { name, value } of oddFields(kind)) {
        const { status, body, rows } = await send(kind, { [name]: value }, locale);
        const label = `${name} ${JSON.stringify(value)}`;
        expect([label, status, body.message]).toEqual([label, 422, messages[locale].invalid]);
        const namedFields = Object.keys(body.fields ?? {}).map((path) => path.split('.')[0]);
        expect([label, namedFields]).toEqual([label, expect.arrayContaining([name])]);
        expect([label, rows]).toEqual([label, []]);
      }
    },
  );
});
