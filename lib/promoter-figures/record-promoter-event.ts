/**
 * Counts events in the figures with their outcome: a person, the same person again, a robot, or a network with too many
 * events (O4).
 */
import 'server-only';
import { beijingDay } from '@superbrowser/shared/beijing-time';
import {
  maxEventsPerNetworkPerDay,
  type FigureSystem,
} from '@superbrowser/contract/site-data/figures';
import { attributionOf } from '@/lib/attribution/visitor-attribution';
import { log, stackOf } from '@/lib/core/log/log';
import { countOccurrence, type CountedBy } from '@/lib/core/shared-state/occurrence-counter';
import type { Visitor } from '@/lib/core/http/requests/visitor';
import { parseUserAgent, isPrefetch, type AgentHeaders } from './user-agent';
import type { PromoterEvent } from './batch';
import { toFigureSource } from './utm-source';
import { addPromoterEvent, batchHasSpaceFor } from './site-collector';

export interface PromoterEventInput extends Pick<PromoterEvent, 'kind' | 'source'> {
  /** '' when neither a promoter nor a channel brought the visitor: nothing is counted. */
  readonly promoterOrChannel: string;
  /** For a download the package's system; when left out, the system in the user agent. */
  readonly system?: FigureSystem;
  readonly userAgent: string;
  /** The IP of the visitor, or the /64 of an IPv6 address. */
  readonly ip: string;
  /** The text that identifies a repeat; IP and user agent when left out. */
  readonly subject?: readonly [by: CountedBy, text: string];
  /** Headers that mark a prefetch. */
  readonly headers?: AgentHeaders;
}

/** Calls `onCounted` at once when this process counts alone, otherwise after Redis has answered. */
function runWhenCounted(times: number | Promise<number>, onCounted: (times: number) => void): void {
  if (typeof times === 'number') onCounted(times);
  else void times.then(onCounted);
}

function countEvent(event: PromoterEventInput): void {
  const { promoterOrChannel: promoter, kind, source, userAgent, ip, headers = {} } = event;
  if (promoter === '' || !batchHasSpaceFor(promoter)) return;
  const agent = parseUserAgent(userAgent);
  const system = event.system ?? agent.system;
  const day = beijingDay(Date.now());
  const addOutcome = (outcome: PromoterEvent['outcome']) =>
    addPromoterEvent({ promoter, kind, source, system, day, outcome });
  if (agent.isRobot || isPrefetch(headers)) return addOutcome('robots');
  const [by, text] = event.subject ?? ['connection', `${ip}\n${userAgent}`];
  runWhenCounted(countOccurrence(by, `${kind}\n${promoter}\n${text}`), (times) => {
    if (times > 1) return addOutcome('repeats');
    runWhenCounted(
      countOccurrence('network', `${day}\n${kind}\n${promoter}\n${ip}`),
      (networkCount) => addOutcome(networkCount > maxEventsPerNetworkPerDay ? 'excess' : 'counted'),
    );
  });
}

/** Counts an event. Never throws, because no response may fail because of a count. */
export function recordPromoterEvent(event: PromoterEventInput): void {
  try {
    countEvent(event);
  } catch (error) {
    log.error('figures', 'not counted', { reason: stackOf(error) });
  }
}

/**
 * Counts an acknowledged form for its attributed promoter, or for the channel where there is none.
 * @param key of the filled form; a form that is sent again has the same key
 */
export function recordFormEvent(
  kind: 'registrations' | 'applications',
  { ip, readCookie, userAgent }: Visitor,
  key: string,
): void {
  const { promoterOrChannel, utmSource } = attributionOf(new URLSearchParams(), readCookie);
  const source = toFigureSource(utmSource);
  recordPromoterEvent({
    kind,
    promoterOrChannel,
    source,
    userAgent,
    ip,
    subject: ['form', key],
  });
}
