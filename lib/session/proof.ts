/**
 * A phone that was proven by a code, kept for the step after it: a visitor who signs in with an unknown phone may
 * register, and one who registers a known phone may sign in without another code (R9), and a form that failed
 * after its code was used up is sent again with it (R4).
 */
import 'server-only';
import { createHash } from 'node:crypto';
import { z } from 'zod';
import type { CookieReader } from '@/lib/attribution/context';
import { purposes } from '@superbrowser/contract/accounts';
import { readCookie, secretCookie } from './cookies';
import { seal, unseal } from './seal';

/** R4: a captcha token lives ten minutes. */
export const proofSeconds = 600;

const schema = z.object({
  area_code: z.number(),
  phone: z.string(),
  purpose: z.enum(purposes),
  captcha_token: z.string(),
  /** The code it was given for, where that has to be shown again; only to be compared. */
  code: z.string().optional(),
});

type StoredProof = Readonly<z.output<typeof schema>>;

/** Worth nothing without the token next to it. */
const digest = (code: string, token: string) =>
  createHash('sha256').update(`${token}:${code}`).digest('base64url');

/** Set-Cookie line that keeps a proof. */
export async function storeProof({ code, ...proof }: StoredProof): Promise<string> {
  const stored = { ...proof, ...(code && { code: digest(code, proof.captcha_token) }) };
  return secretCookie('account_proof', await seal(stored, 'proof', proofSeconds), proofSeconds);
}

export const dropProof = (): string => secretCookie('account_proof', '', 0);

/**
 * The token that stands for a code of this phone and purpose; null without one.
 * @param wanted `code`: only the token that was given for this code
 */
export async function provenToken(
  cookie: CookieReader,
  wanted: Omit<StoredProof, 'captcha_token'>,
): Promise<string | null> {
  const parsed = schema.safeParse(await unseal(readCookie(cookie, 'account_proof'), 'proof'));
  if (!parsed.success) return null;
  const { captcha_token, ...stored } = parsed.data;
  const fits =
    stored.area_code === wanted.area_code &&
    stored.phone === wanted.phone &&
    stored.purpose === wanted.purpose &&
    stored.code === (wanted.code && digest(wanted.code, captcha_token));
  return fits ? captcha_token : null;
}
