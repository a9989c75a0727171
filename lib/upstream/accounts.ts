/** Codes, registration, sign-in and its end. Nothing here is cached. */
import 'server-only';
import type { z } from 'zod';
import { endpoints } from '@superbrowser/contract/endpoints';
import type { Channel, Purpose } from '@superbrowser/contract/accounts';
import { callUpstream } from './call/client';
import { UpstreamError } from './error';

export interface PhonePair {
  readonly area_code: number;
  readonly phone: string;
}

/** @returns seconds until the next code may be asked for */
export async function sendCode(
  order: PhonePair & { channel: Channel; purpose: Purpose },
): Promise<number> {
  return (await callUpstream(endpoints.sendCode, order)).resend_after;
}

/** A code, or the token that stands for one that was right. */
export type GivenProof = { readonly code: string } | { readonly captcha_token: string };

/** Uses a code up. @returns the token that stands for it, once, for ten minutes (R4) */
export async function verifyCode(
  order: PhonePair & { purpose: Purpose; code: string },
): Promise<string> {
  const { area_code, phone, purpose, code } = order;
  const payload = { area_code, phone, purpose, code };
  return (await callUpstream(endpoints.verifyCode, payload)).captcha_token;
}

type FlowPayload = z.input<typeof endpoints.accountFlow.payload>;

/** Registration, or sign-in without a password. @returns the login token */
export async function accountFlow(
  payload: Omit<FlowPayload, 'code' | 'captcha_token'>,
  proof: GivenProof,
): Promise<string> {
  const form = { ...payload, ...proof };
  return (await callUpstream(endpoints.accountFlow, form)).token_login_simple;
}

export interface AccountName {
  readonly username: string;
  readonly companyName: string;
}

/** Who is signed in. @throws UpstreamError, ret sessionExpired among others */
export async function getAccountName(loginToken: string): Promise<AccountName> {
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
 * Spends a login token that was handed over.
 * @returns the one that stands for it from now on
 * @throws UpstreamError, ret sessionExpired where it is over or spent
 */
export async function exchangeLogin(loginToken: string): Promise<string> {
  const payload = { token_login_simple: loginToken };
  return (await callUpstream(endpoints.exchangeLogin, payload)).token_login_simple;
}

/** Ends a login token. @throws UpstreamError */
export async function endLogin(loginToken: string): Promise<void> {
  await callUpstream(endpoints.endLogin, { token_login_simple: loginToken });
}

/** Whether an upstream does not have the call at all: the two above are ours, and not every one knows them. */
export const isUnknownCall = (error: unknown): boolean =>
  error instanceof UpstreamError && error.kind === 'http' && error.status === 404;
