/** Calls for codes, registrations and login tokens. Nothing here is cached. */
import 'server-only';
import type { CodeChannel, CodePurpose } from '@superbrowser/contract/account-endpoints';
import { endpoints } from '@superbrowser/contract/endpoints';
import type { PhonePair } from '@superbrowser/contract/forms/phone';
import { callUpstream } from '../client/call-upstream';

/** @returns seconds until the next code may be requested */
export async function sendCode(
  request: PhonePair & { channel: CodeChannel; purpose: CodePurpose },
): Promise<number> {
  return (await callUpstream(endpoints.sendCode, request)).resend_after;
}

/** A code that is not verified yet, or the token for a correct one. */
export type CodeOrToken = { readonly code: string } | { readonly captcha_token: string };

/**
 * Uses a code up.
 * @returns a token for the code, which is valid once and for ten minutes (R4)
 */
export async function consumeCode(
  request: PhonePair & { purpose: CodePurpose; code: string },
): Promise<string> {
  const { area_code, phone, purpose, code } = request;
  const payload = { area_code, phone, purpose, code };
  return (await callUpstream(endpoints.verifyCode, payload)).captcha_token;
}

export interface Registration extends PhonePair {
  readonly password: string;
  readonly username: string;
  readonly company_name: string;
  readonly role?: 'employee' | undefined;
  readonly referral_code?: string | undefined;
  readonly idempotency_key: string;
}

/**
 * Creates an account.
 * @param attribution who brought the visitor, with the field names of the upstream API
 * @returns the account's login token
 */
export async function createAccount(
  registration: Registration,
  attribution: Readonly<Record<string, string>>,
  codeOrToken: CodeOrToken,
): Promise<string> {
  const payload = { ...attribution, ...registration, ...codeOrToken };
  return (await callUpstream(endpoints.registerOrSignIn, payload)).token_login_simple;
}

/**
 * Signs in without a password.
 * @returns the login token
 */
export async function signInWithCode(
  { area_code, phone }: PhonePair,
  codeOrToken: CodeOrToken,
): Promise<string> {
  const payload = { area_code, phone, ...codeOrToken };
  return (await callUpstream(endpoints.registerOrSignIn, payload)).token_login_simple;
}

export interface AccountName {
  readonly username: string;
  readonly companyName: string;
}

/**
 * The account of a login token.
 * @throws UpstreamError, among others with ret sessionExpired
 */
export async function loadAccountName(loginToken: string): Promise<AccountName> {
  const scope: ('company_info_base' | 'username_info_base')[] = [
    'company_info_base',
    'username_info_base',
  ];
  const data = await callUpstream(endpoints.userInfo, { token_login_simple: loginToken, scope });
  return {
    username: data.username_info_base?.username ?? '',
    companyName: data.company_info_base?.company_name ?? '',
  };
}

/**
 * Uses up a login token that the desktop app handed over.
 * @returns the new login token that replaces it
 * @throws UpstreamError, with ret sessionExpired where it has expired or was used
 */
export async function exchangeLoginToken(loginToken: string): Promise<string> {
  const payload = { token_login_simple: loginToken };
  return (await callUpstream(endpoints.exchangeLogin, payload)).token_login_simple;
}

/**
 * Ends a login token.
 * @throws UpstreamError
 */
export async function endLoginToken(loginToken: string): Promise<void> {
  await callUpstream(endpoints.endLogin, { token_login_simple: loginToken });
}
