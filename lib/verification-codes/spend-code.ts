/**
 * Actions that need a code: it is checked first (R4), so that a wrong code is reported at its field. Its token is
 * stored with the visitor, so that a failed action can be repeated without another code.
 */
import 'server-only';
import { createHmac, randomBytes } from 'node:crypto';
import { consumePoints } from '@/lib/http/rate-limit';
import { RequestRefusal } from '@/lib/http/refusal';
import { refusedByUpstream } from '@/lib/http/upstream-refusal';
import type { Visitor } from '@/lib/http/write-handler';
import { dropProof, storeProof, proofSeconds, findProvenToken } from '@/lib/session/proof';
import { verifyCode, type PhoneProof } from '@/lib/upstream/accounts';
import { UpstreamError } from '@/lib/upstream/upstream-error';
import { rets } from '@superbrowser/contract/rets';
import { countCodeAttempt, type CodeSubject } from './send-limits';

const maxStored = 1_000;
const secret = randomBytes(32);

interface Checked {
  readonly token: Promise<string>;
  readonly until: number;
}

/**
 * Codes this process has checked. The first check uses a code up; a form sent twice at once, or again because its
 * answer was lost, must not be refused for a wrong code.
 */
const checkedCodes = new Map<string, Checked>();

const keyOf = ({ purpose, phone }: CodeSubject, code: string) =>
  createHmac('sha256', secret)
    .update([purpose, phone.area_code, phone.phone, code].join(':'))
    .digest('base64url');

function checkOnce(of: CodeSubject, code: string): Promise<string> {
  const key = keyOf(of, code);
  const known = checkedCodes.get(key);
  if (known && known.until > Date.now()) return known.token;
  const token = verifyCode({ ...of.phone, purpose: of.purpose, code });
  checkedCodes.delete(key);
  checkedCodes.set(key, { token, until: Date.now() + proofSeconds * 1_000 });
  for (const oldest of checkedCodes.keys()) {
    if (checkedCodes.size <= maxStored) break;
    checkedCodes.delete(oldest);
  }
  // A refusal applies to this try only.
  token.catch(() => checkedCodes.delete(key));
  return token;
}

const isUsedUp = (error: unknown): boolean =>
  error instanceof UpstreamError && error.ret === rets.codeExpired;

/**
 * The proof for a code: its token, or the code itself where it is used up. A receiver that stores forms by their key
 * then recognizes a form it already has, and refuses any other.
 */
async function obtainProof(visitor: Visitor, of: CodeSubject, code: string): Promise<PhoneProof> {
  const { area_code, phone } = of.phone;
  const stored = await findProvenToken(visitor.cookie, {
    area_code,
    phone,
    purpose: of.purpose,
    code,
  });
  if (stored) {
    await consumePoints('triesPerIp', visitor.ip);
    return { captcha_token: stored };
  }
  await countCodeAttempt(visitor.ip, of);
  try {
    return { captcha_token: await checkOnce(of, code) };
  } catch (error) {
    if (isUsedUp(error)) return { code };
    throw error;
  }
}

/** Adds cookies to the answer of a failure. */
function withCookies(error: unknown, cookies: readonly string[]): unknown {
  if (error instanceof UpstreamError) return refusedByUpstream(error, cookies);
  if (!(error instanceof RequestRefusal)) return error;
  const { status, key, ...details } = error;
  return new RequestRefusal(status, key, {
    ...details,
    cookies: [...error.cookies, ...cookies],
  });
}

/**
 * Checks a code and runs the action it is for.
 * @param act gets the proof
 * @returns the action's result, and the Set-Cookie lines of the answer
 * @throws RequestRefusal 429, UpstreamError for a wrong code, and what `act` throws, then with the cookies that let
 * the same form be sent again with the same code
 */
export async function spendCode<T>(
  visitor: Visitor,
  of: CodeSubject,
  code: string,
  act: (proof: PhoneProof) => Promise<T>,
): Promise<{ value: T; cookies: string[] }> {
  const proof = await obtainProof(visitor, of, code);
  try {
    return { value: await act(proof), cookies: [dropProof()] };
  } catch (error) {
    if (!('captcha_token' in proof)) throw error;
    const { area_code, phone } = of.phone;
    if (isUsedUp(error)) {
      checkedCodes.delete(keyOf(of, code));
      throw withCookies(error, [dropProof()]);
    }
    const stored = { area_code, phone, purpose: of.purpose, code, ...proof };
    throw withCookies(error, [await storeProof(stored)]);
  }
}
