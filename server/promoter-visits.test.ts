/** Tests which requests are visits by a promoter's link (O4). */
import type { IncomingMessage } from 'node:http';
import { cookieChanges } from '@/lib/attribution/cookie-rules';
import type { PromoterEventInput } from '@/lib/promoter-figures/record-promoter-event';
import { createPromoterVisitCounter } from './promoter-visits';

jest.mock('@/lib/promoter-figures/site-collector', () => ({}));

function recordVisits(
  url: string,
  headers: Record<string, string> = {},
  method = 'GET',
): PromoterEventInput[] {
  const recordedEvents: PromoterEventInput[] = [];
  const { count, flush } = createPromoterVisitCounter((event) => void recordedEvents.push(event));
  const allHeaders = { 'user-agent': 'Chrome/142', 'x-client-ip': '192.0.2.1', ...headers };
  const request = { url, method, headers: allHeaders } as unknown as IncomingMessage;
  count(request, cookieChanges(new URL(url, 'http://localhost').searchParams));
  expect(recordedEvents).toEqual([]);
  flush();
  return recordedEvents;
}

it.each([
  ['/?promoter=abc123', 'abc123', ''],
  ['/en/download?utm_source=Blog&promoter=abc123', 'abc123', 'blog'],
  ['/news/when-staff-leave?from=f1&promoter=abc123', 'f1', ''],
  ['/register?channelId=ch', 'ch', ''],
  ['/?%70romoter=abc123', 'abc123', ''],
])('%s is a visit, counted when the page is sent', (path, promoterOrChannel, source) =>
  expect(recordVisits(path)).toMatchObject([
    {
      kind: 'visits',
      promoterOrChannel,
      source,
      userAgent: 'Chrome/142',
      ip: '192.0.2.1',
    },
  ]),
);

it.each<[string, string, Record<string, string>, string]>([
  ['a URL without a query', '/', { cookie: 'promoter=abc123' }, 'GET'],
  ['a query without a promoter', '/?utm_source=blog', { cookie: 'promoter=abc123' }, 'GET'],
  ['what is no code', '/?promoter=../x', {}, 'GET'],
  ['the word for no promoter', '/?promoter=official', {}, 'GET'],
  ['a look at the head alone', '/?promoter=abc123', {}, 'HEAD'],
  ['a part of a page', '/?promoter=abc123', { range: 'bytes=0-9' }, 'GET'],
  ['data for the router', '/?promoter=abc123', { rsc: '1' }, 'GET'],
  ['a feed', '/news/feed.xml?promoter=abc123', {}, 'GET'],
])('%s is no visit', (_, path, headers, method) =>
  expect(recordVisits(path, headers, method)).toEqual([]),
);

it('counts automatically a moment later', () => {
  jest.useFakeTimers();
  const recordedEvents: PromoterEventInput[] = [];
  const { count } = createPromoterVisitCounter((event) => void recordedEvents.push(event));
  const request = { url: '/?promoter=abc', method: 'GET', headers: {} } as IncomingMessage;
  for (let n = 0; n < 3; n += 1) count(request, cookieChanges(new URLSearchParams('promoter=abc')));
  jest.advanceTimersByTime(100);
  jest.useRealTimers();
  expect(recordedEvents).toHaveLength(3);
});
