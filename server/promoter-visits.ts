/**
 * Counts the visits by promoters' links (O4) a moment after the page is sent, so that no visitor waits for the
 * counting.
 */
import type { IncomingMessage } from 'node:http';
import type { CookieChange } from '@/lib/attribution/cookie-rules';
import { promoterVisitOf, type PromoterVisit } from '@/lib/promoter-figures/promoter-visit';
import { clientIpHeader } from '@/lib/core/http/requests/client-ip';
import {
  recordPromoterEvent,
  type PromoterEventInput,
} from '@/lib/promoter-figures/record-promoter-event';

/** Milliseconds over which visits are counted together. */
const batchMs = 100;

/** Feeds and files may have paths like pages; a page has no extension. */
const hasFileExtension = (target: string) => /^[^?]*\.\w+(?:\?|$)/.test(target);

/** Whether a request may be a person's visit of a page. */
const isPageVisit = ({ method, url = '/', headers }: IncomingMessage): boolean =>
  method === 'GET' && !('range' in headers) && !('rsc' in headers) && !hasFileExtension(url);

function visitEvent({ headers }: IncomingMessage, visit: PromoterVisit): PromoterEventInput {
  const userAgent = headers['user-agent'] ?? '';
  const ip = String(headers[clientIpHeader] ?? '');
  const { promoterOrChannel, source } = visit;
  return { promoterOrChannel, source, kind: 'visits', userAgent, ip, headers };
}

export interface PromoterVisitCounter {
  /**
   * Counts the visit of a request, if it came by a promoter's link.
   * @param request for a page that was sent; it has passed the checks and carries the visitor's IP
   * @param changes that its parameters make to the attribution
   */
  readonly count: (request: IncomingMessage, changes: readonly CookieChange[]) => void;
  /** Counts waiting visits at once, before the process ends. */
  readonly flush: () => void;
}

/** @param recordEvent receives each visit */
export function createPromoterVisitCounter(
  recordEvent: (event: PromoterEventInput) => void = recordPromoterEvent,
): PromoterVisitCounter {
  let waitingVisits: { readonly request: IncomingMessage; readonly visit: PromoterVisit }[] = [];
  let timer: NodeJS.Timeout | null = null;

  function flush(): void {
    timer = null;
    const visits = waitingVisits;
    waitingVisits = [];
    for (const { request, visit } of visits) recordEvent(visitEvent(request, visit));
  }

  return {
    flush,
    count(request, changes) {
      const visit = changes.length > 0 && isPageVisit(request) ? promoterVisitOf(changes) : null;
      if (!visit) return;
      waitingVisits.push({ request, visit });
      timer ??= setTimeout(flush, batchMs).unref();
    },
  };
}
