/** F3: requests no page of this site sends, and what each is answered. Nothing of them is stored. */
import { connect } from 'node:net';
import { expect, test } from '@playwright/test';
import { rowsOf } from '../support/application-rows';
import {
  apply,
  enveloped,
  kindOf,
  kinds,
  sendRaw,
  without,
  type KindFields,
} from '../support/applications';
import { ports } from '../support/servers';
import { locales, words, type Locale } from '../support/words';

/** A filled form grown to so many bytes by a key nobody knows. */
function grown(path: string, bytes: number) {
  const form: KindFields & { idempotency_key: string } = enveloped(kindOf(path).filled());
  const missing = bytes - Buffer.byteLength(JSON.stringify({ ...form, padding: '' }));
  return { form, body: JSON.stringify({ ...form, padding: 'x'.repeat(missing) }) };
}

const refusal = (locale: Locale, key: keyof (typeof words)['en-US']['errors']) => ({
  message: words[locale].errors[key],
  reason: 'other',
});

const limit = 64 * 1024;

for (const kind of kinds) {
  test(`${kind.path}: a body of its limit is read, one byte more is not`, async () => {
    // Only the size is judged here: what cancels an account needs a code.
    const accepted = kind.path === 'cancel-account' ? 422 : 200;
    expect((await sendRaw(kind.path, grown(kind.path, limit).body)).status).toBe(accepted);
    for (const locale of locales)
      for (const chunked of [false, true]) {
        const { form, body } = grown(kind.path, limit + 1);
        const answer = await sendRaw(kind.path, body, { locale, chunked });
        expect(answer.status, `chunked: ${chunked}`).toBe(413);
        expect(answer.json).toEqual(refusal(locale, 'tooLarge'));
        expect(await rowsOf(form.idempotency_key)).toEqual([]);
      }
  });

  test(`${kind.path}: a request from elsewhere is refused in four shapes`, async () => {
    const elsewhere: Record<string, string>[] = [
      { 'sec-fetch-site': 'cross-site' },
      { 'sec-fetch-site': 'same-site', origin: `http://localhost:${ports.site}` },
      { 'sec-fetch-site': '', origin: 'https://evil.example' },
      { 'sec-fetch-site': '' },
    ];
    for (const headers of elsewhere)
      for (const locale of locales) {
        const form = enveloped(kind.filled());
        const answer = await apply(kind.path, form, { locale, headers });
        expect(answer.status, JSON.stringify(headers)).toBe(403);
        expect(answer.json).toEqual(refusal(locale, 'foreignOrigin'));
        expect(await rowsOf(form.idempotency_key)).toEqual([]);
      }
  });

  test(`${kind.path}: other content types and what is no JSON object are refused`, async () => {
    const form = enveloped(kind.filled());
    const text = JSON.stringify(form);
    const plain = new URLSearchParams(form as unknown as Record<string, string>).toString();
    const [other, malformed] = ['wrongType', 'malformed'] as const;
    const shapes: readonly [string, string, 415 | 400][] = [
      [text, 'text/plain', 415],
      [text, 'application/jsonp', 415],
      // Feedback may come so, with a picture; this is none.
      [text, 'multipart/form-data; boundary=x', kind.path === 'feedback' ? 400 : 415],
      [plain, 'application/x-www-form-urlencoded', 415],
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
    for (const [body, type, status] of shapes)
      for (const locale of locales) {
        const answer = await sendRaw(kind.path, body, {
          locale,
          headers: { 'content-type': type },
        });
        expect(answer.status, `${type} ${body.slice(0, 40)}`).toBe(status);
        expect(answer.json).toEqual(refusal(locale, status === 415 ? other : malformed));
      }
    expect(await rowsOf(form.idempotency_key)).toEqual([]);
  });

  test(`${kind.path}: keys of the machinery give nothing`, async () => {
    const unagreed = without(enveloped(kind.filled()), 'is_agreed');
    const text = JSON.stringify(unagreed).slice(0, -1);
    for (const key of ['__proto__', 'constructor', 'prototype']) {
      const body = `${text},"${key}":{"is_agreed":true,"feedback_kind":"wish","prototype":{"is_agreed":true}}}`;
      const answer = await sendRaw(kind.path, body);
      expect(answer.json.fields, key).toEqual({
        is_agreed: words['zh-CN'].forms.errors.agreement,
      });
      expect(await rowsOf(String(unagreed.idempotency_key))).toEqual([]);
    }
    expect(({} as KindFields).is_agreed).toBeUndefined();
  });
}

for (const path of [
  'unknown',
  'PRIVATE',
  'cancelAccount',
  '__proto__',
  'constructor',
  'toString',
  '%00',
  'private%2F..',
])
  test(`a form named ${path} is not there`, async () => {
    const form = enveloped(kindOf('private').filled());
    // The server in front takes no path that cannot be read.
    expect((await apply(path, form)).status).toBe(path === '%00' ? 400 : 404);
    expect(await rowsOf(form.idempotency_key)).toEqual([]);
  });

for (const method of ['GET', 'HEAD', 'PUT', 'PATCH', 'DELETE'])
  test(`${method} is answered 405`, async () => {
    const form = enveloped(kindOf('private').filled());
    expect((await apply('private', form, { method })).status).toBe(405);
    expect(await rowsOf(form.idempotency_key)).toEqual([]);
  });

/** Sends bytes, closes its own half, and gives the status lines of all answers. */
function raw(text: string): Promise<string[]> {
  return new Promise((resolve, reject) => {
    let answer = '';
    const socket = connect(ports.site, '127.0.0.1', () => socket.end(text));
    socket.on('data', (chunk: Buffer) => (answer += chunk.toString('latin1')));
    socket.on('error', reject);
    socket.on('close', () =>
      resolve([...answer.matchAll(/HTTP\/1\.1 (\d+)/g)].map(([, n]) => n ?? '')),
    );
  });
}

const head = [
  'POST /api/applications/private HTTP/1.1',
  `Host: localhost:${ports.site}`,
  'Content-Type: application/json',
  'Sec-Fetch-Site: same-origin',
];

/** Headers that say something else of the body than is true, and the only answers each may get. */
const lies: readonly [string, (length: number) => string[], string[][]][] = [
  ['too short a length', (length) => [`Content-Length: ${length - 1}`], [['400'], ['405']]],
  ['too long a length', (length) => [`Content-Length: ${length + 1}`], [[], ['400']]],
  ['two lengths', (length) => [`Content-Length: ${length}`, 'Content-Length: 7'], [['400']]],
  ['a negative length', () => ['Content-Length: -1'], [['400']]],
  [
    'a length beside chunks',
    (length) => [`Content-Length: ${length}`, 'Transfer-Encoding: chunked'],
    [['400']],
  ],
  ['chunks that are none', () => ['Transfer-Encoding: chunked'], [['400']]],
];

for (const [name, headers, answers] of lies)
  test(`${name} stores nothing`, async () => {
    const form = enveloped(kindOf('private').filled());
    const body = JSON.stringify(form);
    const got = await raw([...head, ...headers(Buffer.byteLength(body)), '', body].join('\r\n'));
    expect(answers).toContainEqual(got);
    expect(await rowsOf(form.idempotency_key)).toEqual([]);
  });

test('a body far over what its length says is not read as one', async () => {
  const { form, body } = grown('private', limit + 1);
  const got = await raw([...head, 'Content-Length: 10', '', body].join('\r\n'));
  expect([['400'], ['405']]).toContainEqual(got);
  expect(await rowsOf(form.idempotency_key)).toEqual([]);
});
