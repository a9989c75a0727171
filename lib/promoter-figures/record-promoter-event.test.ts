import { cookieReader } from '@/lib/core/http/cookie-reader';
import type { PromoterEvent } from './batch';
import {
  recordFormEvent,
  recordPromoterEvent,
  type PromoterEventInput,
} from './record-promoter-event';

process.env.SESSION_KEY = 'a key for these tests alone, 32 or more';

let recordedEvents: PromoterEvent[];
let hasSpace: boolean;
jest.mock('./site-collector', () => ({
  batchHasSpaceFor: () => hasSpace,
  addPromoterEvent: (event: PromoterEvent) => void recordedEvents.push(event),
}));

const windows =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36';
let visitors = 0;
const newIp = () => `198.18.0.${(visitors += 1)}`;

beforeEach(() => {
  [recordedEvents, hasSpace] = [[], true];
  jest.useFakeTimers({ now: Date.parse('2026-10-01T16:00:00Z') });
});
afterEach(() => jest.useRealTimers());

function recordEvent(more: Partial<PromoterEventInput> = {}, ip = newIp()): PromoterEvent[] {
  recordPromoterEvent({
    promoterOrChannel: 'abc123',
    kind: 'visits',
    source: 'blog',
    userAgent: windows,
    ip,
    ...more,
  });
  return recordedEvents;
}
const outcomes = () => recordedEvents.map(({ outcome }) => outcome);

it('an event belongs to its day in China, source and system', () =>
  expect(recordEvent()).toEqual([
    {
      promoter: 'abc123',
      kind: 'visits',
      source: 'blog',
      system: 'windows',
      day: '2026-10-02',
      outcome: 'counted',
    },
  ]));

it('counts the same connection within a minute separately, for each promoter and kind', () => {
  const ip = newIp();
  recordEvent({}, ip);
  recordEvent({}, ip);
  recordEvent({ source: 'other' }, ip);
  recordEvent({ kind: 'downloads' }, ip);
  recordEvent({ promoterOrChannel: 'else' }, ip);
  recordEvent();
  expect(outcomes()).toEqual(['counted', 'repeats', 'repeats', 'counted', 'counted', 'counted']);
});

it.each(['visits', 'downloads', 'registrations', 'applications'] as const)(
  'counts twenty %s of a network in a day, whatever the user agents and forms say',
  (kind) => {
    const ip = newIp();
    const recordNth = (n: number, more: Partial<PromoterEventInput> = {}) =>
      recordEvent(
        { kind, userAgent: `${windows} ${n}`, subject: ['form', `${kind} ${n}`], ...more },
        ip,
      );
    for (let n = 0; n < 25; n += 1) recordNth(n);
    expect(outcomes()).toEqual([...Array(20).fill('counted'), ...Array(5).fill('excess')]);
    recordedEvents = [];
    recordNth(25, { promoterOrChannel: 'else' });
    recordEvent({ kind, userAgent: `${windows} other` });
    recordNth(26, { userAgent: 'curl/8.5.0' });
    jest.setSystemTime(Date.parse('2026-10-02T16:00:00Z'));
    recordNth(27);
    expect(outcomes()).toEqual(['counted', 'counted', 'robots', 'counted']);
  },
);

it('counts robots separately, and not as repeats of each other', () => {
  const ip = newIp();
  recordEvent({ userAgent: 'curl/8.5.0' }, ip);
  recordEvent({ userAgent: 'curl/8.5.0' }, ip);
  recordEvent({ headers: { 'sec-purpose': 'prefetch;prerender' } }, ip);
  // A visitor who comes after a prefetch of the page is the first.
  recordEvent({}, ip);
  expect(outcomes()).toEqual(['robots', 'robots', 'robots', 'counted']);
});

it('prefers the package’s system to the browser’s', () =>
  expect(recordEvent({ system: 'mac' })[0]?.system).toBe('mac'));

it('ignores events without a promoter, and refused ones', () => {
  recordEvent({ promoterOrChannel: '' });
  hasSpace = false;
  recordEvent();
  expect(recordedEvents).toEqual([]);
});

it('counts a form for its attributed promoter, once however often it is sent', () => {
  const readCookie = cookieReader('promoter=abc123; utm_source=WeChat');
  const visitor = { ip: '192.0.2.9', readCookie, userAgent: windows };
  recordFormEvent('applications', visitor, 'key-1');
  recordFormEvent('applications', visitor, 'key-1');
  // This is a colleague with the same IP.
  recordFormEvent('applications', visitor, 'key-2');
  recordFormEvent(
    'registrations',
    { ...visitor, readCookie: cookieReader('channelId=ch') },
    'key-3',
  );
  recordFormEvent('registrations', { ...visitor, readCookie: cookieReader('') }, 'key-4');
  expect(recordedEvents).toMatchObject([
    { kind: 'applications', promoter: 'abc123', source: 'wechat', outcome: 'counted' },
    { outcome: 'repeats' },
    { outcome: 'counted' },
    { kind: 'registrations', promoter: 'ch', source: '', outcome: 'counted' },
  ]);
});

it('never throws: no answer fails because of a count', () => {
  const complaints = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  Object.defineProperty(recordedEvents, 'push', {
    value: () => {
      throw new Error('boom');
    },
  });
  expect(() => recordEvent()).not.toThrow();
  expect(complaints).toHaveBeenCalledTimes(1);
  complaints.mockRestore();
});
