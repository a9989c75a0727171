/**
 * A code that stands for something to be done: it is checked first (R4), so that a wrong one is said at its
 * field, and its token is stored with the visitor, so that what fails afterwards is sent again without another.
 */
import 'server-only';
import { createHmac, randomBytes } from 'node:crypto';
import { consumePoints } from '@/lib/http/rate-limit';
import { RequestRefusal } from '@/lib/http/refusal';
import { refusedByUpstream } from '@/lib/http/upstream-refusal';
import type { Visitor } from '@/lib/http/write';
import { dropProof, storeProof, proofSeconds, provenToken } from '@/lib/session/proof';
import { verifyCode, type PhoneProof } from '@/lib/upstream/accounts';
import { UpstreamError } from '@/lib/upstream/error';
import { rets } from '@superbrowser/contract/rets';
import { countAttempt, type CodeSubject } from './codes';

const maxStored = 1_000;
const secret = randomBytes(32);

interface Checked {
  readonly token: Promise<string>;
  readonly until: number;
}

/**
 * Codes this process has had checked. The first check uses a code up; the same form sent twice at once, or
 * again because its answer was lost, is not told that its code is wrong.
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
  // A refusal is the answer to this try alone.
  token.catch(() => checkedCodes.delete(key));
  return token;
}

const isUsedUp = (error: unknown): boolean =>
  error instanceof UpstreamError && error.ret === rets.codeExpired;

/**
 * What the code is worth now: a token; or the code as it is, where it is used up. Code that stores forms by
 * their key knows then whether it was this very form, and everyone else refuses it.
 */
async function proofOf(visitor: Visitor, of: CodeSubject, code: string): Promise<PhoneProof> {
  const { area_code, phone } = of.phone;
  const stored = await provenToken(visitor.cookie, { area_code, phone, purpose: of.purpose, code });
  if (stored) {
    await consumePoints('tryAddress', visitor.address);
    return { captcha_token: stored };
  }
  await countAttempt(visitor.address, of);
  try {
    return { captcha_token: await checkOnce(of, code) };
  } catch (error) {
    if (isUsedUp(error)) return { code };
    throw error;
  }
}

/** A failure whose answer carries these cookies too. */
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
 * Has a code checked and does what it is for.
 * @param act gets what stands for the code
 * @returns what it gives, and the Set-Cookie lines of the answer
 * @throws RequestRefusal 429, UpstreamError for a wrong code, and what `act` throws, then with the lines
 *   that let the same form be sent again with the same code
 */
export async function spendCode<T>(
  visitor: Visitor,
  of: CodeSubject,
  code: string,
  act: (proof: PhoneProof) => Promise<T>,
): Promise<{ value: T; cookies: string[] }> {
  const proof = await proofOf(visitor, of, code);
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
