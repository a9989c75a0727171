/** Registration and sign-in: from a validated form to the cookies of a session. */
import 'server-only';
import { z } from 'zod';
import type { PhonePair } from '@superbrowser/contract/forms/phone';
import { resultCodes } from '@superbrowser/contract/result-codes';
import type {
  registerRequestSchema,
  signInRequestSchema,
} from '@superbrowser/contract/forms/account-requests';
import { UpstreamError } from '@/lib/core/upstream/client/upstream-error';
import { toRequestRefusal } from '@/lib/core/http/responses/upstream-refusal';
import { attributionPayload } from '@/lib/attribution/attribution-payload';
import { consumePoints } from '@/lib/core/http/limits/rate-limit';
import { RequestRefusal } from '@/lib/core/http/responses/refusal';
import { recordFormEvent } from '@/lib/promoter-figures/record-promoter-event';
import type { Visitor } from '@/lib/core/http/requests/visitor';
import { expiredProofCookie, createProofCookie, findProvenToken } from '@/lib/session/phone-proof';
import { privateJsonResponse } from '@/lib/core/http/responses/uncached-responses';
import { readSession } from '@/lib/session/session';
import {
  createAccount,
  loadAccountName,
  signInWithCode,
  type AccountName,
  type CodeOrToken,
} from '@/lib/core/upstream/calls/accounts';
import { consumeCodeTry } from '@/lib/verification-codes/code-limits';
import { replaceSession } from './end-session';

type Purpose = 'register' | 'login';
type RegisterForm = z.output<ReturnType<typeof registerRequestSchema>>;
type PhoneWithProof = PhonePair & ({ code: string } | { proven: true });

/**
 * Returns the code the visitor typed, or the token stored in the step before. Tries of both are counted for the IP;
 * those of a code also for the phone, because a token cannot be guessed.
 * @throws RequestRefusal 429, or 422 when the token is gone
 */
async function requireCodeOrToken(
  phoneWithProof: PhoneWithProof,
  purpose: Purpose,
  { ip, readCookie }: Visitor,
): Promise<CodeOrToken> {
  if ('code' in phoneWithProof) {
    await consumeCodeTry(ip, { purpose, phone: phoneWithProof });
    return { code: phoneWithProof.code };
  }
  await consumePoints('triesPerIp', ip);
  const { area_code, phone } = phoneWithProof;
  const captchaToken = await findProvenToken(readCookie, { area_code, phone, purpose });
  if (captchaToken) return { captcha_token: captchaToken };
  const fields = { code: 'codeExpired' };
  throw new RequestRefusal(422, 'codeExpired', { reason: 'codeExpired', fields });
}

const refusedProofSchema = z.object({ captcha_token: z.string() });

/**
 * Turns an upstream error into a refusal that carries a proof of the phone, so that the other form (registration or
 * sign-in) needs no further code (R9). Returns any other error as it is.
 */
async function addProofToRefusal(error: unknown, phone: PhonePair): Promise<unknown> {
  if (!(error instanceof UpstreamError)) return error;
  const purpose =
    error.ret === resultCodes.phoneRegistered
      ? 'login'
      : error.ret === resultCodes.phoneUnknown
        ? 'register'
        : null;
  const data = refusedProofSchema.safeParse(error.data);
  if (!purpose || !data.success) return error;
  const { area_code, phone: digits } = phone;
  const proofCookie = await createProofCookie({ area_code, phone: digits, purpose, ...data.data });
  return toRequestRefusal(error, [proofCookie]);
}

/** Requests a login token and answers with a new session. Errors of the upstream may carry a proof of the phone. */
async function openSession(
  phone: PhonePair,
  { readCookie }: Visitor,
  requestToken: () => Promise<string>,
  loadName: (loginToken: string) => Promise<AccountName>,
): Promise<Response> {
  try {
    const loginToken = await requestToken();
    const sessionCookies = await replaceSession(await readSession(readCookie), loginToken);
    const cookies = [...sessionCookies, expiredProofCookie()];
    return privateJsonResponse({ signedIn: true, ...(await loadName(loginToken)) }, cookies);
  } catch (error) {
    throw await addProofToRefusal(error, phone);
  }
}

/**
 * Sends the request with the referral code. When the code is unknown and came from a link, sends the request again
 * without it (R10), because a visitor is only asked about a code they typed.
 */
async function requestWithReferralCode(
  { referral_code, referral_prefilled }: Pick<RegisterForm, 'referral_code' | 'referral_prefilled'>,
  requestToken: (referralCode?: string) => Promise<string>,
): Promise<string> {
  try {
    return await requestToken(referral_code);
  } catch (error) {
    const isUnknown = error instanceof UpstreamError && error.ret === resultCodes.referralInvalid;
    if (!isUnknown || !referral_prefilled) throw error;
    return requestToken();
  }
}

/**
 * POST /api/account/register
 * @throws RequestRefusal 409, 422 or 429, UpstreamError
 */
export async function register(form: RegisterForm, visitor: Visitor): Promise<Response> {
  const codeOrToken = await requireCodeOrToken(form, 'register', visitor);
  const { area_code, phone, password, username, company_name, role, idempotency_key } = form;
  const account = { area_code, phone, password, username, company_name, role, idempotency_key };
  const attribution = attributionPayload(visitor.readCookie);
  const accountName = { username, companyName: company_name };
  const requestToken = (referralCode?: string) =>
    createAccount({ ...account, referral_code: referralCode }, attribution, codeOrToken);
  return openSession(
    form,
    visitor,
    async () => {
      const loginToken = await requestWithReferralCode(form, requestToken);
      recordFormEvent('registrations', visitor, idempotency_key);
      return loginToken;
    },
    () => Promise.resolve(accountName),
  );
}

/** The name is optional: a sign-in does not fail without it. */
const loadAccountNameOrEmpty = (loginToken: string): Promise<AccountName> =>
  loadAccountName(loginToken).catch(() => ({ username: '', companyName: '' }));

/**
 * POST /api/account/sign-in
 * @throws RequestRefusal 409, 422 or 429, UpstreamError
 */
export async function signIn(
  form: z.output<typeof signInRequestSchema>,
  visitor: Visitor,
): Promise<Response> {
  const codeOrToken = await requireCodeOrToken(form, 'login', visitor);
  return openSession(
    form,
    visitor,
    () => signInWithCode(form, codeOrToken),
    loadAccountNameOrEmpty,
  );
}
