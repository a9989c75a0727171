/**
 * Counts the arrivals by promoters' links, for pages that are kept and pages that are made alike (O4): once the answer is
 * out, so that it waits for nothing.
 */
import type { IncomingMessage, ServerResponse } from 'node:http';
import { linkOfVisit } from '@/lib/figures/link-of-visit';
import { clientAddressHeader } from '../client-address';
import { byConnection, noteSighting, type Seen } from '../sightings';
import type { Handler } from './error-page';

/** What no page lies under. */
const noPage = /^\/(?:api|_next|files|og|art|qr)\//;

/** The query of an address a person may arrive at; null where nobody does. */
function queryOf({ method, url = '/', headers }: IncomingMessage): string | null {
  const at = url.indexOf('?');
  if (at < 0 || method !== 'GET' || noPage.test(url)) return null;
  return 'range' in headers ? null : url.slice(at + 1);
}

const isPage = (response: ServerResponse): boolean =>
  response.statusCode === 200 &&
  String(response.getHeader('content-type') ?? '').startsWith('text/html');

function arrived(query: string, { headers }: IncomingMessage, note: (seen: Seen) => void): void {
  const link = linkOfVisit(new URLSearchParams(query));
  if (!link) return;
  const userAgent = headers['user-agent'] ?? '';
  const subject = byConnection(String(headers[clientAddressHeader] ?? ''), userAgent);
  note({ ...link, kind: 'visits', userAgent, subject, headers });
}

/** @param note whom arrivals are told to */
export function withLandings(handle: Handler, note: (seen: Seen) => void = noteSighting): Handler {
  return (request, response) => {
    const query = queryOf(request);
    if (query !== null)
      response.once('finish', () => {
        if (isPage(response)) arrived(query, request, note);
      });
    return handle(request, response);
  };
}
