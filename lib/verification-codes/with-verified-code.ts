/**
 * Runs actions that need a code. The code is checked first (R4), so that a wrong code is reported at its field. Its
 * token is stored in the visitor's browser, so that a failed action can be repeated without another code.
 */
import 'server-only';
import { createHmac, randomBytes } from 'node:crypto';
import { resultCodes } from '@superbrowser/contract/result-codes';
import { consumePoints } from '@/lib/core/http/limits/rate-limit';
import { RequestRefusal } from '@/lib/core/http/responses/refusal';
import { toRequestRefusal } from '@/lib/core/http/responses/upstream-refusal';
import type { Visitor } from '@/lib/core/http/requests/visitor';
import {
  expiredProofCookie,
  createProofCookie,
  proofSeconds,
  findProvenToken,
} from '@/lib/session/phone-proof';
import { consumeCode, type CodeOrToken } from '@/lib/core/upstream/calls/accounts';
import { UpstreamError } from '@/lib/core/upstream/client/upstream-error';
import { consumeCodeTry, type CodeSubject } from './code-limits';

const maxCheckedCodes = 1_000;
const hashSecret = randomBytes(32);

interface CheckedCode {
  readonly tokenPromise: Promise<string>;
  readonly until: number;
}

/**
 * Codes that this process has checked. The first check uses a code up. A form that is sent twice at once, or again
 * because its response was lost, must not be refused for a wrong code.
 */
const checkedCodeByKey = new Map<string, CheckedCode>();

const checkedCodeKey = ({ purpose, phone }: CodeSubject, code: string) =>
  createHmac('sha256', hashSecret)
    .update([purpose, phone.area_code, phone.phone, code].join(':'))
    .digest('base64url');

function consumeCodeOnce(subject: CodeSubject, code: string): Promise<string> {
  const key = checkedCodeKey(subject, code);
  const existing = checkedCodeByKey.get(key);
  if (existing && existing.until > Date.now()) return existing.tokenPromise;
  const tokenPromise = consumeCode({ ...subject.phone, purpose: subject.purpose, code });
  checkedCodeByKey.delete(key);
  checkedCodeByKey.set(key, { tokenPromise, until: Date.now() + proofSeconds * 1_000 });
  for (const oldest of checkedCodeByKey.keys()) {
    if (checkedCodeByKey.size <= maxCheckedCodes) break;
    checkedCodeByKey.delete(oldest);
  }
  // A refusal is not remembered, because it applies to this try only.
  tokenPromise.catch(() => checkedCodeByKey.delete(key));
  return tokenPromise;
}

const isUsedUp = (error: unknown): boolean =>
  error instanceof UpstreamError && error.ret === resultCodes.codeExpired;

/**
 * The token for a code, or the code where it is used up. With a used-up code, an upstream that stores forms by their
 * key recognizes a form it already has, and refuses any other form.
 */
async function resolveCodeOrToken(
  visitor: Visitor,
  subject: CodeSubject,
  code: string,
): Promise<CodeOrToken> {
  const { area_code, phone } = subject.phone;
  const storedToken = await findProvenToken(visitor.readCookie, {
    area_code,
    phone,
    purpose: subject.purpose,
    code,
  });
  if (storedToken) {
    await consumePoints('triesPerIp', visitor.ip);
    return { captcha_token: storedToken };
  }
  await consumeCodeTry(visitor.ip, subject);
  try {
    return { captcha_token: await consumeCodeOnce(subject, code) };
  } catch (error) {
    if (isUsedUp(error)) return { code };
    throw error;
  }
}

/** Adds cookies to the response for an error; an error that is neither a refusal nor of the upstream stays as it is. */
function withCookies(error: unknown, cookies: readonly string[]): unknown {
  if (error instanceof UpstreamError) return toRequestRefusal(error, cookies);
  if (!(error instanceof RequestRefusal)) return error;
  const { status, code: refusalCode, ...details } = error;
  return new RequestRefusal(status, refusalCode, {
    ...details,
    cookies: [...error.cookies, ...cookies],
  });
}

/**
 * Checks a code and runs the action that needs it.
 * @param act gets the token or the code
 * @returns the action's result, and the Set-Cookie lines of the response
 * @throws RequestRefusal 429, UpstreamError for a wrong code, and errors of `act`, with cookies that allow the same
 * form to be sent again with the same code
 */
export async function withVerifiedCode<T>(
  visitor: Visitor,
  subject: CodeSubject,
  code: string,
  act: (codeOrToken: CodeOrToken) => Promise<T>,
): Promise<{ value: T; cookies: string[] }> {
  const codeOrToken = await resolveCodeOrToken(visitor, subject, code);
  try {
    return { value: await act(codeOrToken), cookies: [expiredProofCookie()] };
  } catch (error) {
    if (!('captcha_token' in codeOrToken)) throw error;
    const { area_code, phone } = subject.phone;
    if (isUsedUp(error)) {
      checkedCodeByKey.delete(checkedCodeKey(subject, code));
      throw withCookies(error, [expiredProofCookie()]);
    }
    const storedProof = { area_code, phone, purpose: subject.purpose, code, ...codeOrToken };
    throw withCookies(error, [await createProofCookie(storedProof)]);
  }
}
