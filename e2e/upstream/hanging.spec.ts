/** An upstream that accepts every call and answers none: a sent form is answered with an error in the end (E2). */
import { expect, test } from '@playwright/test';
import { registrationValues, createIp, createPhone } from '../support/visitors/visitor';
import { withSubmissionMeta, kindDescriptions } from '../support/applications/send-application';
import { messages } from '../support/pages/messages';
import { setUpSiteWithUpstream } from './support/site-with-upstream';
import { FaultyProxy } from './support/faulty-proxy';

const upstream = new FaultyProxy();
const site = setUpSiteWithUpstream(upstream);
test.beforeAll(() => {
  upstream.mode = 'hang';
});

const code = '123456';
const token = 'an-invitation';
const newPhonePair = () => ({ area_code: 86, phone: createPhone() });

/** The handlers of the site's forms, each with a function that makes a filled form. */
const writes: Record<string, () => object> = {
  '/api/account/code': () => ({ ...newPhonePair(), channel: 'sms', purpose: 'register' }),
  '/api/account/register': () => ({ ...registrationValues(createPhone()), code }),
  '/api/account/sign-in': () => ({ ...newPhonePair(), code }),
  '/api/team-invitation/status': () => ({ token }),
  '/api/team-invitation/code': () => ({ token, ...newPhonePair() }),
  '/api/team-invitation/join': () => ({
    ...registrationValues(createPhone()),
    name: '王小明',
    token,
    code,
  }),
  ...Object.fromEntries(
    kindDescriptions.map((kind) => [
      `/api/applications/${kind.slug}`,
      () => withSubmissionMeta(kind.requiredValues()),
    ]),
  ),
};

async function send(path: string, body: object) {
  const startMs = performance.now();
  const response = await fetch(`${site.origin}${path}`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'content-language': 'en-US',
      'sec-fetch-site': 'same-origin',
      'x-forwarded-for': createIp(),
    },
    body: JSON.stringify(body),
  });
  const json: unknown = await response.json();
  return { status: response.status, json, seconds: (performance.now() - startMs) / 1_000 };
}

test('every form reports a failed connection, and none waits longer than its limit', async () => {
  const responses = await Promise.all(
    Object.entries(writes).map(async ([path, body]) => ({ path, ...(await send(path, body())) })),
  );
  for (const { path, status, json, seconds } of responses) {
    expect({ path, status, json }).toEqual({
      path,
      status: 504,
      json: {
        message: expect.stringContaining(messages['en-US'].errors.network),
        reason: 'other',
        request: expect.stringMatching(/^[\da-f]{8}$/),
      },
    });
    // A busy machine gets half as much again.
    expect(seconds, path).toBeLessThan(45);
  }
  // At least one form waited for the upstream; an immediate answer would prove nothing.
  expect(Math.max(...responses.map(({ seconds }) => seconds))).toBeGreaterThan(4);
  test.info().annotations.push({
    type: 'seconds',
    description: responses.map(({ path, seconds }) => `${path} ${seconds.toFixed(1)}`).join(', '),
  });
});
