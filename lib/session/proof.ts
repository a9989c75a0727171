/**
 * A phone that was proven by a code, kept for the step after it (R9): whoever signs in with an unknown
 * phone may register, and whoever registers a known one may sign in, without another code.
 */
import 'server-only';
import { z } from 'zod';
import type { CookieReader } from '@/lib/attribution/context';
import { readCookie, secretCookie } from './cookies';
import { seal, unseal } from './seal';

/** R4: a captcha token lives ten minutes. */
const seconds = 600;

export interface KeptProof {
  readonly area_code: number;
  readonly phone: string;
  readonly purpose: 'register' | 'login';
  readonly captcha_token: string;
}

const schema = z.object({
  area_code: z.number(),
  phone: z.string(),
  purpose: z.enum(['register', 'login']),
  captcha_token: z.string(),
});

/** Set-Cookie line that keeps a proof. */
export const keepProof = async (proof: KeptProof): Promise<string> =>
  secretCookie('account_proof', await seal({ ...proof }, 'proof', seconds), seconds);

export const dropProof = (): string => secretCookie('account_proof', '', 0);

/** The token that stands for a code of this phone and purpose; null without one. */
export async function provenToken(
  cookie: CookieReader,
  wanted: Omit<KeptProof, 'captcha_token'>,
): Promise<string | null> {
  const parsed = schema.safeParse(await unseal(readCookie(cookie, 'account_proof'), 'proof'));
  if (!parsed.success) return null;
  const { captcha_token, ...kept } = parsed.data;
  const fits =
    kept.area_code === wanted.area_code &&
    kept.phone === wanted.phone &&
    kept.purpose === wanted.purpose;
  return fits ? captcha_token : null;
}
