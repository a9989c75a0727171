/** Sending and trying verification codes within the site's own limits (R4). */
import 'server-only';
import type { CodeSent } from '@/lib/api-answers';
import { serverEnv } from '@/lib/env/server';
import { refuseBlockedAddress } from '@/lib/http/blocked-addresses';
import { catalogueEntry, knownRets } from '@/lib/http/errors';
import { RequestRefusal } from '@/lib/http/refusal';
import { refundAll, refund, consumePoints } from '@/lib/http/rate-limit';
import { isRemembered, remember } from '@/lib/http/remembered';
import type { PhonePair } from '@/lib/upstream/accounts';
import { UpstreamError } from '@/lib/upstream/error';
import { getServerTime } from '@/lib/upstream/server-time';
import type { Purpose } from '@superbrowser/contract/accounts';
import { log } from '@/lib/log/log';
import { addOne } from '@/lib/metrics/metrics';

/** R4; the invitation's code endpoint does not say it. */
export const resendSeconds = 60;

/** R4: as long as a code may be used. */
const codeSeconds = 300;

/** What a code is for; one got for one purpose is worth nothing for another. */
export interface CodeSubject {
  readonly purpose: Purpose;
  readonly phone: PhonePair;
}

const phoneKey = ({ purpose, phone }: CodeSubject) =>
  `${purpose}:${phone.area_code}:${phone.phone}`;
const askerKey = (address: string, code: CodeSubject) => `${phoneKey(code)}:${address}`;

/** R4: an hour's sends of the whole site are watched; at half of them staff should look. */
function alarm(sent: number): void {
  const most = serverEnv().CODES_PER_HOUR;
  if (sent === Math.ceil(most / 2))
    log.warn('codes', 'ALARM: half of the codes of an hour are asked for', { sent, most });
}

/**
 * A failure that says nothing a visitor could do something about is a request error (E1). What is known, and
 * an upstream that is away or says that it is busy, keep their own words.
 */
function requestError(error: unknown): unknown {
  if (!(error instanceof UpstreamError) || knownRets[error.ret ?? 0]) return error;
  const { status, key } = catalogueEntry(error);
  const isUnanswered = key === 'unknown' || (key === 'busy' && status === 502);
  return isUnanswered ? new RequestRefusal(status, 'codeRequest', { upstream: error }) : error;
}

/**
 * Counts a code for an address and for all visitors, then has it sent. Who got one has all tries again.
 * @param send returns the seconds until the next one may be asked for
 * @throws RequestRefusal 429, and what `send` throws
 */
export async function sendWithinLimits(
  address: string,
  code: CodeSubject,
  send: () => Promise<number>,
): Promise<CodeSent> {
  await refuseBlockedAddress(address);
  await consumePoints('codeAddress', address);
  alarm(await consumePoints('codeOverall', ''));
  try {
    const seconds = await send();
    addOne('codes_sent', { purpose: code.purpose });
    const asker = askerKey(address, code);
    await Promise.all([remember('codeAsked', asker, codeSeconds), refundAll('tryAsker', asker)]);
    const now = await getServerTime();
    return { resendAt: now + seconds * 1_000, now };
  } catch (error) {
    // Nothing was sent: refused requests must not use up everyone's codes.
    await refund('codeOverall', '');
    throw requestError(error);
  }
}

/**
 * Counts one try of a code. Who asked for it has separate tries; all other addresses share a few, too
 * few to use up the code's five, so that others cannot lock out the owner of a phone.
 * @throws RequestRefusal 429
 */
export async function countAttempt(address: string, code: CodeSubject): Promise<void> {
  await refuseBlockedAddress(address);
  await consumePoints('tryAddress', address);
  const asker = askerKey(address, code);
  if (await isRemembered('codeAsked', asker)) await consumePoints('tryAsker', asker);
  else await consumePoints('tryOthers', phoneKey(code));
}
