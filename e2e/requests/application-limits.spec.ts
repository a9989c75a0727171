/** How often a form counts (F2) and may be sent (F7), and what robots get (F3). */
import { randomUUID } from 'node:crypto';
import { expect, test } from '@playwright/test';
import { samplePng } from '@/lib/testing/sample-png';
import { routing, type Locale } from '@/lib/core/i18n/routing';
import { createIp, createPhone } from '../support/visitors/visitor';
import { loadApplicationsByKey } from '../support/applications/application-rows';
import {
  sendApplication,
  sendWithScreenshot,
  withSubmissionMeta,
  fieldRefusal,
  describeKindOfSlug,
  kindDescriptions,
  type ApplicationHttpResponse,
} from '../support/applications/send-application';
import { waitMessages, messages } from '../support/pages/messages';

/** The forms that need no code of an account. */
const formsWithoutCode = kindDescriptions.filter((kind) => kind.slug !== 'cancel-account');

/** The waiting time as text, by the longest time in seconds that a limit can require. */
const waits = {
  3: { 'zh-CN': '3 秒', 'en-US': '3 seconds' },
  3600: { 'zh-CN': '\\d\\d 分钟', 'en-US': '\\d\\d minutes' },
  86400: { 'zh-CN': '24 小时', 'en-US': '24 hours' },
} as const;

function expectTooOften(
  response: ApplicationHttpResponse,
  locale: Locale,
  most: keyof typeof waits,
): number {
  expect(response.status).toBe(429);
  const seconds = Number(response.headers['retry-after']);
  expect(seconds).toBeGreaterThan(0);
  expect(seconds).toBeLessThanOrEqual(most);
  expect(response.json).toEqual({
    message: expect.stringMatching(waitMessages[locale](waits[most][locale])) as unknown,
    reason: 'tooOften',
    retryAfter: seconds,
  });
  return seconds;
}

const keyReusedMessage = (locale: Locale): string => messages[locale].errors.keyReused;

for (const kind of formsWithoutCode) {
  test(`${kind.slug}: sent several times, also at once, it is one application`, async () => {
    const form = withSubmissionMeta(kind.requiredValues());
    const responses = await Promise.all([1, 2, 3, 4].map(() => sendApplication(kind.slug, form)));
    responses.push(await sendApplication(kind.slug, form));
    expect(responses.map((response) => response.status)).toEqual([200, 200, 200, 200, 200]);
    const numbers = new Set(responses.map((response) => response.json.number));
    const rows = await loadApplicationsByKey(form.idempotency_key);
    expect(rows.map((row) => row.apply_no)).toEqual([...numbers]);
  });

  test(`${kind.slug}: the idempotency key of another form or other content is refused, and its row stays`, async () => {
    const otherKind =
      kind.slug === 'feedback' ? describeKindOfSlug('private') : describeKindOfSlug('feedback');
    const first = withSubmissionMeta(otherKind.requiredValues());
    expect((await sendApplication(otherKind.slug, first)).status).toBe(200);
    for (const locale of routing.locales) {
      const second = withSubmissionMeta({
        ...kind.requiredValues(),
        idempotency_key: first.idempotency_key,
      });
      const response = await sendApplication(kind.slug, second, { locale });
      expect(response.status).toBe(409);
      expect(response.json).toMatchObject({
        reason: 'keyReused',
        message: keyReusedMessage(locale),
      });
    }
    const [freeTextName = ''] = Object.keys(otherKind.freeTextLimits);
    const changedResponse = await sendApplication(otherKind.slug, {
      ...first,
      [freeTextName]: 'something else',
    });
    expect([changedResponse.status, changedResponse.json.reason]).toEqual([409, 'keyReused']);
    expect((await sendApplication(otherKind.slug, first)).status).toBe(200);
    expect(await loadApplicationsByKey(first.idempotency_key)).toHaveLength(1);
  });

  test(`${kind.slug}: the twenty-first from one IP is refused for a while`, async () => {
    const ip = createIp();
    for (let n = 0; n < 20; n += 1)
      expect((await sendApplication(kind.slug, kind.requiredValues(), { ip })).status).toBe(200);
    for (const locale of routing.locales) {
      const form = withSubmissionMeta(kind.requiredValues());
      const response = await sendApplication(kind.slug, form, { ip, locale });
      expect(expectTooOften(response, locale, 3600)).toBeGreaterThan(3_000);
      expect(await loadApplicationsByKey(form.idempotency_key)).toEqual([]);
    }
    // What a visitor adds in front of the trusted proxy's own entry changes nothing.
    const forgedResponse = await sendApplication(kind.slug, kind.requiredValues(), {
      ip: `203.0.113.7, ${ip}`,
    });
    expect(forgedResponse.status).toBe(429);
    expect((await sendApplication(kind.slug, kind.requiredValues())).status).toBe(200);
  });
}

test('the sixth of a phone is refused for a while, whichever forms were sent', async () => {
  const phone = createPhone();
  const kindsWithPhone = formsWithoutCode.filter((kind) => kind.strictFields.includes('phone'));
  for (const kind of kindsWithPhone)
    expect((await sendApplication(kind.slug, { ...kind.requiredValues(), phone })).status).toBe(
      200,
    );
  expect(kindsWithPhone).toHaveLength(5);
  const spellings = [
    phone,
    `+86 ${phone}`,
    `0086${phone}`,
    phone.replace(/^(.{3})(.{4})/, '$1-$2-'),
  ];
  for (const kind of kindsWithPhone)
    for (const locale of routing.locales)
      for (const spelling of spellings) {
        const form = withSubmissionMeta({ ...kind.requiredValues(), phone: spelling });
        const response = await sendApplication(kind.slug, form, { locale });
        expect(response.status).toBe(429);
        expect(expectTooOften(response, locale, 86400)).toBeGreaterThan(86_000);
        expect(await loadApplicationsByKey(form.idempotency_key)).toEqual([]);
      }
});

test('a form with a filled honeypot, or sent in no time, is refused', async () => {
  for (const kind of kindDescriptions)
    for (const locale of routing.locales) {
      const trappedForm = withSubmissionMeta({
        ...kind.requiredValues(),
        company_website: 'https://spam.example',
      });
      const first = await sendApplication(kind.slug, trappedForm, { locale });
      expect(first.status, kind.slug).toBe(422);
      expect(first.json).toEqual({ message: messages[locale].errors.malformed, reason: 'other' });
      for (const filledMs of [0, -1, 1_999]) {
        const hastyForm = withSubmissionMeta({ ...kind.requiredValues(), filled_ms: filledMs });
        expectTooOften(await sendApplication(kind.slug, hastyForm, { locale }), locale, 3);
        expect(await loadApplicationsByKey(hastyForm.idempotency_key)).toEqual([]);
      }
      expect(await loadApplicationsByKey(trappedForm.idempotency_key)).toEqual([]);
    }
});

test('an unknown button counts as unknown', async () => {
  for (const applyFrom of [8, -1, 1.5, '7 ', 'x', null, [], {}]) {
    const form = withSubmissionMeta({
      ...describeKindOfSlug('private').requiredValues(),
      apply_from: applyFrom,
    });
    expect((await sendApplication('private', form)).status).toBe(200);
    expect(await loadApplicationsByKey(form.idempotency_key)).toMatchObject([{ apply_from: 0 }]);
  }
});

const png = samplePng({ text: 'GPS 22.5431' });
const twoMb = 2 * 1024 * 1024;

const pictures: readonly [string, Buffer, string][] = [
  ['no picture at all', Buffer.from('GIF89a and no picture at all'), 'screenshot'],
  ['a page named .png', Buffer.from('<svg onload="alert(1)"><!-- -->'), 'screenshot'],
  ['a signature and nothing else', png.subarray(0, 16), 'screenshot'],
  ['a picture cut short', png.subarray(0, -14), 'screenshot'],
  ['base64 of a picture', Buffer.from(png.toString('base64')), 'screenshot'],
  [
    'a byte over 2 MB',
    Buffer.concat([png, Buffer.alloc(twoMb + 1 - png.length)]),
    'screenshotSize',
  ],
  [
    'said to measure 30,000 by 30,000',
    samplePng({ text: 'x', extent: [30_000, 30_000] }),
    'screenshotExtent',
  ],
];

test('a screenshot that is no complete picture of an allowed size is refused', async () => {
  for (const [name, bytes, code] of pictures)
    for (const locale of routing.locales) {
      const form = withSubmissionMeta(describeKindOfSlug('feedback').requiredValues());
      const response = await sendWithScreenshot(form, bytes, { locale });
      expect(response.status, name).toBe(422);
      expect(response.json.fields, name).toEqual(fieldRefusal(locale, { screenshot: code }).fields);
      expect(await loadApplicationsByKey(form.idempotency_key)).toEqual([]);
    }
});

test('a screenshot of 2 MB is stored once when sent four times at once, and one for another form is dropped', async () => {
  const screenshot = Buffer.concat([png, Buffer.alloc(twoMb - png.length)]);
  const form = withSubmissionMeta(describeKindOfSlug('feedback').requiredValues());
  const responses = await Promise.all([1, 2, 3, 4].map(() => sendWithScreenshot(form, screenshot)));
  expect(responses.map((response) => response.status)).toEqual([200, 200, 200, 200]);
  expect(await loadApplicationsByKey(form.idempotency_key)).toHaveLength(1);
  const responseWithout = await sendApplication('feedback', form);
  expect([responseWithout.status, responseWithout.json.reason]).toEqual([409, 'keyReused']);
  const otherFields = {
    ...describeKindOfSlug('partners').requiredValues(),
    screenshot: png.toString('base64'),
  };
  const sent = withSubmissionMeta({ ...otherFields, idempotency_key: randomUUID() });
  expect((await sendApplication('partners', sent)).status).toBe(200);
  expect(JSON.stringify(await loadApplicationsByKey(sent.idempotency_key))).not.toContain(
    'screenshot',
  );
});

test('a screenshot inside the JSON is refused', async () => {
  const form = withSubmissionMeta({
    ...describeKindOfSlug('feedback').requiredValues(),
    screenshot: png.toString('base64'),
  });
  for (const locale of routing.locales) {
    const response = await sendApplication('feedback', form, { locale });
    expect(response.status).toBe(422);
    expect(response.json.fields).toEqual(fieldRefusal(locale, { screenshot: 'screenshot' }).fields);
  }
  expect(await loadApplicationsByKey(form.idempotency_key)).toEqual([]);
});

test('the thirty-first picture from one IP is refused for a while, whatever it contains', async () => {
  const ip = createIp();
  const send = () => sendWithScreenshot({}, png, { ip });
  for (let n = 0; n < 30; n += 1) expect((await send()).status).toBe(422);
  expectTooOften(await send(), 'zh-CN', 3600);
  expect(
    (await sendApplication('feedback', describeKindOfSlug('feedback').requiredValues(), { ip }))
      .status,
  ).toBe(200);
});
