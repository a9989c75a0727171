/** Sending and trying verification codes within the site's own limits (R4). */
import 'server-only';
import type { CodeSent } from './contract';
import { serverEnv } from '@/lib/env/server';
import { giveBack, takeOne } from '@/lib/http/rate-limit';
import { getServerTime } from '@/lib/upstream/server-time';

/** Section 9; the invitation's code endpoint does not say it. */
export const resendSeconds = 60;

/** R4: an hour's sends of the whole site are watched; at half of them somebody should look. */
function alarm(sent: number): void {
  const most = serverEnv().CODES_PER_HOUR;
  if (sent === Math.ceil(most / 2))
    console.warn(`[codes] ALARM: ${sent} codes asked for within an hour; ${most} is the limit`);
}

/**
 * Counts a code for an address and for everybody, then has it sent.
 * @param send returns the seconds until the next one may be asked for
 * @throws RequestRefusal 429, and what `send` throws
 */
export async function sendWithinLimits(
  address: string,
  send: () => Promise<number>,
): Promise<CodeSent> {
  await takeOne('codeAddress', address);
  alarm(await takeOne('codeOverall', ''));
  try {
    const seconds = await send();
    const now = await getServerTime();
    return { resendAt: now + seconds * 1_000, now };
  } catch (error) {
    // Nothing was sent: refused requests must not use up everybody's codes.
    await giveBack('codeOverall', '');
    throw error;
  }
}

/** Counts one try of a code: by address, and by phone and purpose across all codes sent to it. */
export async function countTry(
  address: string,
  purpose: string,
  { area_code, phone }: { area_code: number; phone: string },
): Promise<void> {
  await takeOne('tryAddress', address);
  await takeOne('tryPhone', `${purpose}:${area_code}:${phone}`);
}
