import type { ReleaseList } from '@/lib/upstream/cache/freshness';
import { staleness } from './fallback-notice';

jest.mock('next-intl/server', () => ({}));

const list = (freshness: ReleaseList['freshness']): ReleaseList => ({ releases: [], freshness });
const [live, lastGood, fallback] = [list('live'), list('last-good'), list('fallback')];

// D7
it.each([
  ['all live', { website: live, v6: live }, null],
  ['website written', { website: fallback, v6: lastGood }, 'text'],
  ['website of earlier', { website: lastGood, v6: live }, 'lastGood'],
  ['v6 of earlier', { website: live, v6: lastGood }, 'lastGood'],
  ['v6 missing beside the website', { website: live, v6: fallback }, null],
  ['v6 alone, missing', { v6: fallback }, 'later'],
  ['v6 alone, of earlier', { v6: lastGood }, 'lastGood'],
  ['one history missing', { history: [live, fallback, lastGood] }, 'later'],
  ['all histories there', { history: [live, live] }, null],
])('%s', (_, lists, expected) => expect(staleness(lists)).toBe(expected));
