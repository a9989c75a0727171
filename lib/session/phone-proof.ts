/**
 * Stores the proof that a visitor's phone was verified by a code, for the next step. A visitor who signs in with an
 * unknown phone can then register without another code, and a visitor who registers a known phone can sign in (R9). A
 * form that failed after its code was used up can be sent again (R4).
 */
import 'server-only';
import { createHash } from 'node:crypto';
import { z } from 'zod';
import { codePurposes } from '@superbrowser/contract/account-endpoints';
import type { CookieReader } from '@/lib/core/http/cookie-reader';
import { readSecretCookie, secretCookieLine } from './cookies';
import { seal, unseal } from './seal';

/** A captcha token lives ten minutes (R4). */
export const proofSeconds = 600;

const proofClaimsSchema = z.object({
  area_code: z.number(),
  phone: z.string(),
  purpose: z.enum(codePurposes),
  captcha_token: z.string(),
  /** Hash of the code, where the form has to send the code again; only used for comparison. */
  code_digest: z.string().optional(),
});

interface ProvenPhone {
  readonly area_code: number;
  readonly phone: string;
  readonly purpose: (typeof codePurposes)[number];
  /** The code, where the proof is valid only together with it. */
  readonly code?: string | undefined;
}

/** Hashes a code. The code cannot be guessed from the hash without the token. */
const codeDigest = (code: string, token: string) =>
  createHash('sha256').update(`${token}:${code}`).digest('base64url');

/** Set-Cookie line that stores a proof. */
export async function createProofCookie({
  code,
  ...proof
}: ProvenPhone & { readonly captcha_token: string }): Promise<string> {
  const claims = { ...proof, ...(code && { code_digest: codeDigest(code, proof.captcha_token) }) };
  return secretCookieLine('account_proof', await seal(claims, 'proof', proofSeconds), proofSeconds);
}

export const expiredProofCookie = (): string => secretCookieLine('account_proof', '', 0);

/**
 * The stored token for this phone and purpose; null without one.
 * @param expected with `code`, only a token that was given for this code matches
 */
export async function findProvenToken(
  readCookie: CookieReader,
  expected: ProvenPhone,
): Promise<string | null> {
  const parsed = proofClaimsSchema.safeParse(
    await unseal(readSecretCookie(readCookie, 'account_proof'), 'proof'),
  );
  if (!parsed.success) return null;
  const { captcha_token, ...storedProof } = parsed.data;
  const matches =
    storedProof.area_code === expected.area_code &&
    storedProof.phone === expected.phone &&
    storedProof.purpose === expected.purpose &&
    storedProof.code_digest === (expected.code && codeDigest(expected.code, captcha_token));
  return matches ? captcha_token : null;
}
