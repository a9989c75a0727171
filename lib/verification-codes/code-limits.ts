/** Limits how often verification codes are sent and tried (R4). */
import 'server-only';
import type { PhonePair } from '@superbrowser/contract/forms/phone';
import type { CodePurpose } from '@superbrowser/contract/account-endpoints';
import type { CodeSentResponse } from '@superbrowser/contract/handler-responses';
import { getRuntimeEnv } from '@/lib/core/env/runtime';
import { refuseBlockedIp } from '@/lib/core/http/limits/blocked-ips';
import { failureEntryOf, refusalByRet } from '@/lib/core/http/responses/error-catalog';
import { RequestRefusal } from '@/lib/core/http/responses/refusal';
import { refundAllPoints, refundPoints, consumePoints } from '@/lib/core/http/limits/rate-limit';
import { isInExpiringSet, addToExpiringSet } from '@/lib/core/shared-state/expiring-set';
import { UpstreamError } from '@/lib/core/upstream/client/upstream-error';
import { getUpstreamTime } from '@/lib/core/upstream/upstream-clock';
import { log } from '@/lib/core/log/log';
import { incrementCounter } from '@/lib/core/monitoring/metrics/metrics';

/**
 * Seconds until the next code can be requested (R4), for codes of invitations, whose endpoint does not return this
 * number.
 */
export const resendSeconds = 60;

/** Seconds a code can be used (R4). No endpoint returns this number either. */
const codeSeconds = 300;

/** The phone and the purpose that a code belongs to. The code is invalid for any other. */
export interface CodeSubject {
  readonly purpose: CodePurpose;
  readonly phone: PhonePair;
}

const phoneKey = ({ purpose, phone }: CodeSubject) =>
  `${purpose}:${phone.area_code}:${phone.phone}`;
const requesterKey = (ip: string, subject: CodeSubject) => `${phoneKey(subject)}:${ip}`;

/** Logs a warning when half of an hour's codes for the whole site are used, so that an operator can look (R4). */
function warnAtHalfOfLimit(sentCount: number): void {
  const codesPerHour = getRuntimeEnv().CODES_PER_HOUR;
  if (sentCount === Math.ceil(codesPerHour / 2))
    log.warn('codes', 'ALARM: half of the codes of an hour are asked for', {
      sent: sentCount,
      most: codesPerHour,
    });
}

/**
 * Turns an unusable response of the upstream into a refusal that says the code could not be requested (E1).
 * Known result codes, and an upstream that is down or reports that it is busy, keep their own messages.
 */
function toCodeRequestError(error: unknown): unknown {
  if (!(error instanceof UpstreamError) || refusalByRet[error.ret ?? 0]) return error;
  const { status, code: failureCode } = failureEntryOf(error);
  const hasUnusableAnswer = failureCode === 'unknown' || (failureCode === 'busy' && status === 502);
  return hasUnusableAnswer
    ? new RequestRefusal(status, 'codeRequest', { upstreamError: error })
    : error;
}

/**
 * Counts a code for an IP and for all visitors, then sends it. A new code resets the tries of this IP.
 * @param send returns the seconds until the next code may be requested
 * @throws RequestRefusal 429, and errors of `send`
 */
export async function sendCodeWithinLimits(
  ip: string,
  subject: CodeSubject,
  send: () => Promise<number>,
): Promise<CodeSentResponse> {
  await refuseBlockedIp(ip);
  await consumePoints('codesPerIp', ip);
  warnAtHalfOfLimit(await consumePoints('codesOverall', ''));
  try {
    const seconds = await send();
    incrementCounter('codes_sent', { purpose: subject.purpose });
    const requester = requesterKey(ip, subject);
    await Promise.all([
      addToExpiringSet('codeAsked', requester, codeSeconds),
      refundAllPoints('triesByRequester', requester),
    ]);
    const now = await getUpstreamTime();
    return { resendAt: now + seconds * 1_000, now };
  } catch (error) {
    // Failed requests must not use up the codes of all visitors.
    await refundPoints('codesOverall', '');
    throw toCodeRequestError(error);
  }
}

/**
 * Counts one try of a code. The IP that requested it has its own tries; all other IPs together share fewer tries than
 * the five after which the code is invalid, so that others cannot lock out the owner of a phone.
 * @throws RequestRefusal 429
 */
export async function consumeCodeTry(ip: string, subject: CodeSubject): Promise<void> {
  await refuseBlockedIp(ip);
  await consumePoints('triesPerIp', ip);
  const requester = requesterKey(ip, subject);
  if (await isInExpiringSet('codeAsked', requester))
    await consumePoints('triesByRequester', requester);
  else await consumePoints('triesByOthers', phoneKey(subject));
}
