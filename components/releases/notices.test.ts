import type { ReleaseList } from '@/lib/upstream/cache/freshness';
import { staleness } from './notices';

jest.mock('next-intl/server', () => ({}));

const list = (freshness: ReleaseList['freshness']): ReleaseList => ({ releases: [], freshness });
const written: ReleaseList = {
  freshness: 'fallback',
  releases: [
    {
      platform: 'windows',
      line: 'v5',
      version: '5.0.0',
      type: 'latest',
      releasedOn: null,
      url: 'https://dl.example.com/a.exe',
      fileName: 'a.exe',
      size: null,
      sha256: null,
    },
  ],
};
const [live, lastGood, fallback] = [list('live'), list('last-good'), list('fallback')];

// D7
it.each([
  ['all live', { website: live, v6: live }, null],
  ['website written', { website: written, v6: lastGood }, 'text'],
  ['website missing, and nothing to stand in', { website: fallback, v6: live }, 'later'],
  ['website of earlier', { website: lastGood, v6: live }, 'lastGood'],
  ['v6 of earlier', { website: live, v6: lastGood }, 'lastGood'],
  ['v6 missing beside the website', { website: live, v6: fallback }, null],
  ['v6 alone, missing', { v6: fallback }, 'later'],
  ['v6 alone, of earlier', { v6: lastGood }, 'lastGood'],
  ['one history missing', { history: [live, fallback, lastGood] }, 'later'],
  ['all histories there', { history: [live, live] }, null],
])('%s', (_, lists, expected) => expect(staleness(lists)).toBe(expected));
