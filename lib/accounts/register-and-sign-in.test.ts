/** Tests the rules that the site adds to the rules of the backend, on the real embedded backend in memory. */
import { resultCodes } from '@superbrowser/contract/result-codes';
import { UpstreamError } from '@/lib/core/upstream/client/upstream-error';
import { createSessionCookies } from '@/lib/session/session';
import { loadInviteCode } from '@/lib/core/upstream/calls/invite-activity';
import { type RequestRefusal } from '@/lib/core/http/responses/refusal';
import {
  responseWithCookies,
  visitorWith,
  requestCode,
  setUpEmbeddedSite,
  registrationForm,
  cookiesAfter,
  registerAccount,
  createIp,
  createPhone,
  noCookies,
  refusalOf,
} from '@/lib/testing/embedded-site';
import { sendCodeWithinLimits } from '@/lib/verification-codes/code-limits';
import { withLoginToken, loadCurrentAccount } from './current-account';
import { register, signIn } from './register-and-sign-in';

setUpEmbeddedSite();

const responseOf = (refusal: RequestRefusal | null) => responseWithCookies(refusal?.cookies ?? []);

describe('changing between registration and sign-in without another code (R9)', () => {
  it('an unknown phone that signed in can register with the same proof', async () => {
    const phone = createPhone();
    const code = await requestCode(phone, 'login');
    const refusal = await refusalOf(signIn({ area_code: 86, phone, code }, visitorWith(noCookies)));
    expect(refusal).toMatchObject({ status: 409, reason: 'phoneUnknown' });
    const provenCookies = cookiesAfter(responseOf(refusal));
    const response = await register(
      { ...registrationForm(phone), proven: true },
      visitorWith(provenCookies),
    );
    expect(await response.json()).toMatchObject({ signedIn: true, username: 'seller01' });
    // The proof has been used and removed.
    expect(response.headers.getSetCookie().join()).toContain('account_proof=; Path=/; Max-Age=0');
    const secondForm = {
      ...registrationForm(phone),
      proven: true as const,
      idempotency_key: 'another-key-0123456',
    };
    expect(await refusalOf(register(secondForm, visitorWith(provenCookies)))).toBeInstanceOf(
      UpstreamError,
    );
  });

  it('a known phone that registered can sign in with the same proof', async () => {
    const { phone } = await registerAccount();
    const later = jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 61_000);
    const code = await requestCode(phone, 'register');
    const secondForm = { ...registrationForm(phone), code, idempotency_key: 'another-key-0123456' };
    const refusal = await refusalOf(register(secondForm, visitorWith(noCookies)));
    expect(refusal).toMatchObject({ status: 409, reason: 'phoneRegistered' });
    const provenCookies = cookiesAfter(responseOf(refusal));
    const response = await signIn(
      { area_code: 86, phone, proven: true },
      visitorWith(provenCookies),
    );
    expect(await response.json()).toMatchObject({ signedIn: true, companyName: '蓝鲸贸易' });
    later.mockRestore();
  });

  it('a caller without a proof, or with another phone’s, is rejected', async () => {
    const phone = createPhone();
    const code = await requestCode(phone, 'login');
    const refusal = await refusalOf(signIn({ area_code: 86, phone, code }, visitorWith(noCookies)));
    const provenCookies = cookiesAfter(responseOf(refusal));
    for (const [somePhone, readCookie] of [
      [phone, noCookies],
      [createPhone(), provenCookies],
    ] as const)
      expect(
        await refusalOf(
          register({ ...registrationForm(somePhone), proven: true }, visitorWith(readCookie)),
        ),
      ).toMatchObject({ status: 422, reason: 'codeExpired' });
  });
});

describe('an unknown referral code (R5, R10)', () => {
  const startRegistration = async (more: { referral_prefilled?: true }) => {
    const phone = createPhone();
    const code = await requestCode(phone, 'register');
    const form = { ...registrationForm(phone), code, referral_code: 'NOBODY99', ...more };
    return { form, registration: register(form, visitorWith(noCookies)) };
  };

  it('is reported at its field, and the verification code can still be used', async () => {
    const { form, registration } = await startRegistration({});
    expect(await refusalOf(registration)).toMatchObject({ ret: resultCodes.referralInvalid });
    const response = await register({ ...form, referral_code: undefined }, visitorWith(noCookies));
    expect(await response.json()).toMatchObject({ signedIn: true });
  });

  it('is dropped silently where the visitor did not type it', async () => {
    const { registration } = await startRegistration({ referral_prefilled: true });
    expect(await (await registration).json()).toMatchObject({ signedIn: true });
  });

  it('does not change other refusals', async () => {
    const phone = createPhone();
    const form = { ...registrationForm(phone), code: '000000', referral_code: 'abc123' };
    expect(
      await refusalOf(register({ ...form, referral_prefilled: true }, visitorWith(noCookies))),
    ).toMatchObject({ ret: resultCodes.codeExpired });
  });
});

describe('reads for the signed-in account', () => {
  it('end a session whose login token has expired, in the browser too', async () => {
    const { expiredCookies } = await createExpiredSession();
    expect(await loadCurrentAccount(expiredCookies)).toMatchObject({
      response: { signedIn: false },
    });
    expect((await loadCurrentAccount(expiredCookies)).cookies.join()).toContain(
      'session=; Path=/; Max-Age=0',
    );
    const refusal = await refusalOf(withLoginToken(expiredCookies, loadInviteCode));
    expect(refusal).toMatchObject({ status: 401, reason: 'sessionExpired' });
    expect(refusal?.cookies.join()).toContain('session=; Path=/; Max-Age=0');
  });

  it('send no request without a session', async () => {
    const read = jest.fn();
    expect(await refusalOf(withLoginToken(noCookies, read))).toMatchObject({ status: 401 });
    expect(read).not.toHaveBeenCalled();
  });
});

async function createExpiredSession() {
  return {
    expiredCookies: cookiesAfter(
      responseWithCookies(await createSessionCookies('an-unknown-token')),
    ),
  };
}

it('warns once half of an hour’s codes are requested, and refuses after all of them (R4)', async () => {
  const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  const alarms = () => warn.mock.calls.flat().filter((line) => String(line).includes('ALARM'));
  const request = (response: () => Promise<number>) => {
    const code = {
      purpose: 'login' as const,
      phone: { area_code: 86 as const, phone: createPhone() },
    };
    return sendCodeWithinLimits(createIp(), code, response);
  };
  const send = () => request(() => Promise.resolve(60));
  const failToSend = () => request(() => Promise.reject(new Error('gateway')));
  // Codes that could not be sent are refunded.
  for (let n = 0; n < 250; n += 1) await refusalOf(failToSend());
  let sentCount = 0;
  while ((await refusalOf(send())) === null) sentCount += 1;
  expect(sentCount).toBeGreaterThan(150);
  expect(sentCount).toBeLessThanOrEqual(200);
  expect(alarms()).toHaveLength(1);
});
