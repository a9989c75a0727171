/** The figures link a promoter opened, kept for its page: the address shows it once and no longer. */
import 'server-only';
import { z } from 'zod';
import type { CookieReader } from '@/lib/attribution/context';
import { referralCodePattern } from '@/lib/schemas/referral-code';
import type { Pass } from './figures-pass';
import { pageCookie, readCookie } from './cookies';
import { seal, unseal } from './seal';

const claims = z.object({ promoter: z.string().regex(referralCodePattern), until: z.number() });

/** Set-Cookie lines that keep an opened link until it ends. */
export async function keepPass(pass: Pass, now = Date.now()): Promise<string[]> {
  const seconds = Math.max(0, Math.floor(pass.until - now / 1_000));
  return pageCookie(
    'promoter_pass',
    await seal({ ...pass }, 'promoterPass', seconds, now),
    seconds,
  );
}

/** Set-Cookie lines that put it away. */
export const dropPass = (): string[] => pageCookie('promoter_pass', '', 0);

/** The link this browser has open; null without one, and for one that is over. */
export async function openPass(cookie: CookieReader, now = Date.now()): Promise<Pass | null> {
  const sealed = readCookie(cookie, 'promoter_pass');
  const parsed = claims.safeParse(await unseal(sealed, 'promoterPass', now));
  return parsed.success && parsed.data.until * 1_000 > now ? parsed.data : null;
}
