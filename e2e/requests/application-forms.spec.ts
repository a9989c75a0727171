/** The application forms over HTTP: what is accepted and stored, and what is refused with which message (F1, F3). */
import { connect } from 'node:net';
import { expect, test } from '@playwright/test';
import { routing, type Locale } from '@/lib/core/i18n/routing';
import {
  registerNewAccount,
  createPhone,
  readLastCode,
  createVisitor,
} from '../support/visitors/visitor';
import { storedFieldsOf, loadApplicationsByKey } from '../support/applications/application-rows';
import {
  sendApplication,
  withSubmissionMeta,
  fieldRefusal,
  describeKindOfSlug,
  kindDescriptions,
  sendRaw,
  omitFields,
  type KindFields,
} from '../support/applications/send-application';
import { ports } from '../support/servers/ports-and-folders';
import { messages } from '../support/pages/messages';
import { runSql } from '../support/servers/database';

/** The languages alternate, because the refused fields do not depend on them. */
const alternatingLocale = (n: number): Locale => routing.locales[n % routing.locales.length]!;

/** Canceling an account needs an account and a code, and has its own tests. */
const formsWithoutCode = kindDescriptions.filter((kind) => kind.slug !== 'cancel-account');

for (const kind of formsWithoutCode)
  test(`${kind.slug} is accepted, and stored as it was typed`, async () => {
    const extra = { role: 'admin', type: 6, apply_no: 'X', created_at: '1970', locale: 'xx' };
    const form = withSubmissionMeta(kind.requiredValues());
    const response = await sendApplication(kind.slug, { ...form, ...extra }, { locale: 'en-US' });
    expect(response.status, JSON.stringify(response.json)).toBe(200);
    expect(response.headers['cache-control']).toContain('no-store');
    const rows = await loadApplicationsByKey(form.idempotency_key);
    expect(rows).toMatchObject([
      {
        apply_no: response.json.number,
        apply_from: 1,
        locale: 'en-US',
        phone: form.phone ? `+86${String(form.phone)}` : null,
      },
    ]);
    const typedFields = omitFields(kind.requiredValues(), 'area_code', 'phone', 'is_agreed');
    const storedFields = storedFieldsOf(rows[0]);
    expect(storedFields).toMatchObject(typedFields);
    for (const name of [...Object.keys(extra), 'company_website', 'filled_ms', 'idempotency_key'])
      expect(storedFields).not.toHaveProperty(name);
  });

const names: readonly [string, string | null, string | null][] = [
  ['123', 'allDigits', 'allDigits'],
  ['公司9', 'endsWithDigit', 'endsWithDigit'],
  ['A.B公司', null, 'personName'],
  ['张三!', 'companyName', 'personName'],
  ['张三😀', 'companyName', 'personName'],
  ['=cmd', 'companyName', 'personName'],
  ['+86', 'companyName', 'personName'],
  ['长'.repeat(10_000), 'tooLong', 'tooLong'],
  ['长'.repeat(51), 'tooLong', 'tooLong'],
  ['长'.repeat(50), null, null],
  ['阿依古丽·买买提', null, null],
  ['a  b', 'companyName', 'personName'],
  ['', 'required', 'required'],
  ['   ', 'required', 'required'],
];

test('invalid names are refused', async () => {
  for (const [k, kind] of kindDescriptions
    .filter((candidate) => candidate.strictFields.includes('contact'))
    .entries())
    for (const [n, [name, company, contact]] of names.entries()) {
      const locale = alternatingLocale(k + n);
      const form = withSubmissionMeta({
        ...kind.requiredValues(),
        company_name: name,
        contact: name,
      });
      const response = await sendApplication(kind.slug, form, { locale });
      const codes = { ...(company && { company_name: company }), ...(contact && { contact }) };
      const label = `${kind.slug} ${name.slice(0, 20)} ${locale}`;
      expect(response.status, label).toBe(company || contact ? 422 : 200);
      if (company || contact) expect(response.json, label).toEqual(fieldRefusal(locale, codes));
      expect(await loadApplicationsByKey(form.idempotency_key)).toHaveLength(
        company || contact ? 0 : 1,
      );
    }
});

const emails: readonly [string, string | null][] = [
  ['wang@example.cn', null],
  ['wang.ming+shop@mail.example.com', null],
  ["o'brien@example.ie", null],
  ['a@b.co', null],
  ['WANG@EXAMPLE.CN', null],
  [`${'a'.repeat(64)}@example.cn`, null],
  ['wang', 'email'],
  ['wang@', 'email'],
  ['@example.cn', 'email'],
  ['wang@example', 'email'],
  ['wang@@example.cn', 'email'],
  ['wang..ming@example.cn', 'email'],
  ['.wang@example.cn', 'email'],
  ['wang@-example-.c', 'email'],
  ['wang@example.cn,li@example.cn', 'email'],
  ['wang@example.cn\nBcc: li@example.cn', 'email'],
  ['王明@例子.中国', 'email'],
  ['=1+1@example.cn', 'email'],
  [`${'a'.repeat(250)}@example.cn`, 'tooLong'],
  ['', 'required'],
];

test('invalid mail addresses are refused', async () => {
  for (const [k, kind] of kindDescriptions
    .filter((candidate) => candidate.strictFields.includes('email'))
    .entries())
    for (const [n, [email, code]] of emails.entries()) {
      const locale = alternatingLocale(k + n);
      const form = withSubmissionMeta({ ...kind.requiredValues(), email });
      const response = await sendApplication(kind.slug, form, { locale });
      const label = `${kind.slug} ${email.slice(0, 40)} ${locale}`;
      if (code) expect(response.json, label).toEqual(fieldRefusal(locale, { email: code }));
      expect(response.status, label).toBe(code ? 422 : 200);
      const stored = (await loadApplicationsByKey(form.idempotency_key)).map((row) => row.email);
      expect(stored, label).toEqual(code ? [] : [email]);
    }
});

test('canceling an account is accepted with any reason', async ({ request }) => {
  const texts = ['=HYPERLINK("x")', '<script>alert(1)</script>', "'; DROP TABLE applications; --"];
  for (const message of texts) {
    const phone = await registerNewAccount(request);
    await runSql('delete from code_sends where phone = ?', [`+86${phone}`]);
    await createVisitor(request).sendCode(phone, 'cancel_account');
    const form = withSubmissionMeta({
      ...describeKindOfSlug('cancel-account').requiredValues(),
      phone,
      code: readLastCode(phone),
      message,
    });
    expect((await sendApplication('cancel-account', form)).status).toBe(200);
    const [row] = await loadApplicationsByKey(form.idempotency_key);
    expect(storedFieldsOf(row)).toMatchObject({ message, reason: 'unused' });
    expect(JSON.stringify(row)).not.toContain(String(form.code));
  }
  expect(
    (
      await sendApplication('cancel-account', {
        ...describeKindOfSlug('cancel-account').requiredValues(),
        phone: createPhone(),
      })
    ).json,
  ).toMatchObject({ reason: 'codeExpired' });
});

/** A filled form enlarged to this many bytes by an unknown key. */
function createFormOfSize(path: string, bytes: number) {
  const form: KindFields & { idempotency_key: string } = withSubmissionMeta(
    describeKindOfSlug(path).requiredValues(),
  );
  const missing = bytes - Buffer.byteLength(JSON.stringify({ ...form, padding: '' }));
  return { form, body: JSON.stringify({ ...form, padding: 'x'.repeat(missing) }) };
}

const refusal = (locale: Locale, key: keyof (typeof messages)['en-US']['errors']) => ({
  message: messages[locale].errors[key],
  reason: 'other',
});

const limit = 64 * 1024;

for (const kind of kindDescriptions) {
  test(`${kind.slug}: a body of the maximum size is accepted, one byte more is not`, async () => {
    // Only the size is tested here; canceling an account needs a code.
    const accepted = kind.slug === 'cancel-account' ? 422 : 200;
    expect((await sendRaw(kind.slug, createFormOfSize(kind.slug, limit).body)).status).toBe(
      accepted,
    );
    for (const [n, isChunked] of [false, true].entries()) {
      const { form, body } = createFormOfSize(kind.slug, limit + 1);
      const response = await sendRaw(kind.slug, body, { locale: alternatingLocale(n), isChunked });
      expect(response.status, `chunked: ${isChunked}`).toBe(413);
      expect(response.json).toEqual(refusal(alternatingLocale(n), 'tooLarge'));
      expect(await loadApplicationsByKey(form.idempotency_key)).toEqual([]);
    }
  });

  test(`${kind.slug}: a request from another site is refused in four variants`, async () => {
    const foreignHeaders: Record<string, string>[] = [
      { 'sec-fetch-site': 'cross-site' },
      { 'sec-fetch-site': 'same-site', origin: `http://localhost:${ports.site}` },
      { 'sec-fetch-site': '', origin: 'https://evil.example' },
      { 'sec-fetch-site': '' },
    ];
    for (const [n, headers] of foreignHeaders.entries()) {
      const form = withSubmissionMeta(kind.requiredValues());
      const response = await sendApplication(kind.slug, form, {
        locale: alternatingLocale(n),
        headers,
      });
      expect(response.status, JSON.stringify(headers)).toBe(403);
      expect(response.json).toEqual(refusal(alternatingLocale(n), 'foreignOrigin'));
      expect(await loadApplicationsByKey(form.idempotency_key)).toEqual([]);
    }
  });

  test(`${kind.slug}: other content types and bodies that are no JSON object are refused`, async () => {
    const form = withSubmissionMeta(kind.requiredValues());
    const text = JSON.stringify(form);
    const urlEncoded = new URLSearchParams(form as unknown as Record<string, string>).toString();
    const [wrongType, malformed] = ['wrongType', 'malformed'] as const;
    const shapes: readonly [string, string, 415 | 400][] = [
      [text, 'text/plain', 415],
      [text, 'application/jsonp', 415],
      // Feedback with a picture has this type, but this body is not of this type.
      [text, 'multipart/form-data; boundary=x', kind.slug === 'feedback' ? 400 : 415],
      [urlEncoded, 'application/x-www-form-urlencoded', 415],
      [text, '', 415],
      [text.slice(0, -1), 'application/json', 400],
      ['', 'application/json', 400],
      [`\ufeff${text}x`, 'application/json', 400],
      [`[${text}]`, 'application/json', 400],
      ['[]', 'application/json', 400],
      ['null', 'application/json', 400],
      ['7', 'application/json', 400],
      [`"${form.idempotency_key}"`, 'application/json; charset=utf-8', 400],
      ['['.repeat(60_000), 'application/json', 400],
    ];
    for (const [n, [body, type, status]] of shapes.entries()) {
      const headers = { 'content-type': type };
      const response = await sendRaw(kind.slug, body, { locale: alternatingLocale(n), headers });
      expect(response.status, `${type} ${body.slice(0, 40)}`).toBe(status);
      expect(response.json).toEqual(
        refusal(alternatingLocale(n), status === 415 ? wrongType : malformed),
      );
    }
    expect(await loadApplicationsByKey(form.idempotency_key)).toEqual([]);
  });

  test(`${kind.slug}: keys such as __proto__ have no effect`, async () => {
    const formWithoutConsent = omitFields(withSubmissionMeta(kind.requiredValues()), 'is_agreed');
    const text = JSON.stringify(formWithoutConsent).slice(0, -1);
    for (const key of ['__proto__', 'constructor', 'prototype']) {
      const body = `${text},"${key}":{"is_agreed":true,"feedback_kind":"wish","prototype":{"is_agreed":true}}}`;
      const response = await sendRaw(kind.slug, body);
      expect(response.json.fields, key).toEqual({
        is_agreed: messages['zh-CN'].fields.errors.agreement,
      });
      expect(await loadApplicationsByKey(String(formWithoutConsent.idempotency_key))).toEqual([]);
    }
    expect(({} as KindFields).is_agreed).toBeUndefined();
  });
}

test('an unknown form is a 404, and no other method is answered', async () => {
  const unknownPaths = [
    'unknown',
    'PRIVATE',
    'cancelAccount',
    '__proto__',
    'constructor',
    'toString',
  ];
  for (const path of [...unknownPaths, '%00', 'private%2F..']) {
    const form = withSubmissionMeta(describeKindOfSlug('private').requiredValues());
    // The server in front refuses a path that cannot be decoded.
    expect((await sendApplication(path, form)).status, path).toBe(path === '%00' ? 400 : 404);
    expect(await loadApplicationsByKey(form.idempotency_key)).toEqual([]);
  }
  for (const method of ['GET', 'HEAD', 'PUT', 'PATCH', 'DELETE']) {
    const form = withSubmissionMeta(describeKindOfSlug('private').requiredValues());
    expect((await sendApplication('private', form, { method })).status, method).toBe(405);
    expect(await loadApplicationsByKey(form.idempotency_key)).toEqual([]);
  }
});

/** Sends bytes, closes its own half of the connection, and returns the status lines of all answers. */
function sendBytes(text: string): Promise<string[]> {
  return new Promise((resolve, reject) => {
    let response = '';
    const socket = connect(ports.site, '127.0.0.1', () => socket.end(text));
    socket.on('data', (chunk: Buffer) => (response += chunk.toString('latin1')));
    socket.on('error', reject);
    socket.on('close', () =>
      resolve([...response.matchAll(/HTTP\/1\.1 (\d+)/g)].map(([, n]) => n ?? '')),
    );
  });
}

const head = [
  'POST /api/applications/private HTTP/1.1',
  `Host: localhost:${ports.site}`,
  'Content-Type: application/json',
  'Sec-Fetch-Site: same-origin',
];

/** Headers that contradict the body, and the only answers that each may get. */
const contradictoryHeaders: readonly [string, (length: number) => string[], string[][]][] = [
  ['too short a length', (length) => [`Content-Length: ${length - 1}`], [['400'], ['405']]],
  ['too long a length', (length) => [`Content-Length: ${length + 1}`], [[], ['400']]],
  ['two lengths', (length) => [`Content-Length: ${length}`, 'Content-Length: 7'], [['400']]],
  ['a negative length', () => ['Content-Length: -1'], [['400']]],
  [
    'a length next to chunks',
    (length) => [`Content-Length: ${length}`, 'Transfer-Encoding: chunked'],
    [['400']],
  ],
  ['chunks that are none', () => ['Transfer-Encoding: chunked'], [['400']]],
];

test('nothing is stored of a request whose headers contradict its body', async () => {
  for (const [name, headers, responses] of contradictoryHeaders) {
    const form = withSubmissionMeta(describeKindOfSlug('private').requiredValues());
    const body = JSON.stringify(form);
    const statuses = await sendBytes(
      [...head, ...headers(Buffer.byteLength(body)), '', body].join('\r\n'),
    );
    expect(responses, name).toContainEqual(statuses);
    expect(await loadApplicationsByKey(form.idempotency_key), name).toEqual([]);
  }
  const { form, body } = createFormOfSize('private', limit + 1);
  const statuses = await sendBytes([...head, 'Content-Length: 10', '', body].join('\r\n'));
  expect([['400'], ['405']]).toContainEqual(statuses);
  expect(await loadApplicationsByKey(form.idempotency_key)).toEqual([]);
});
