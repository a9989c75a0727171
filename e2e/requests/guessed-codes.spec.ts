/** Guessing referral codes and tokens reveals nothing. */
import { expect, test } from '@playwright/test';
import { registrationValues, createPhone, createVisitor } from '../support/visitors/visitor';

test('a wrong phone code gets the same answer with any referral code', async ({ request }) => {
  const visitor = createVisitor(request);
  const responses = [];
  for (const referralCode of ['', 'NOBODY22', 'abc123']) {
    const form = {
      ...registrationValues(createPhone()),
      code: '000000',
      referral_code: referralCode,
    };
    const response = await visitor.post('/api/account/register', form);
    responses.push([response.status(), await response.json()]);
  }
  const [firstResponse, ...otherResponses] = responses;
  expect(firstResponse?.[0]).toBe(422);
  for (const response of otherResponses) expect(response).toEqual(firstResponse);
});

test('a token that cannot be valid counts as missing, without a call of the API', async ({
  request,
}) => {
  for (const token of ['a%00b', '%0d%0a', '%F0%9F%98%80', `x${'y'.repeat(600)}`]) {
    const response = await request.get(`/oauth?token=${token}`, { maxRedirects: 0 });
    // After a call of the API the state would be `expired` or `unavailable`.
    expect(response.headers().location, token).toBe('/oauth?state=missing');
    expect(response.headers()['set-cookie'] ?? '', token).not.toMatch(
      /(?:session|desktop_sign_in)=/,
    );
  }
});
