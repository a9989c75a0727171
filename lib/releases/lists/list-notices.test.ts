import type { PackageList } from '../release-package';
import { findListNotices } from './list-notices';

const list = (freshness: PackageList['freshness']): PackageList => ({ packages: [], freshness });
const filledFallback: PackageList = {
  freshness: 'fallback',
  packages: [
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

// Short forms of the expected notices (D7).
const website = (kind: string) => ({ list: 'website', kind });
const v6 = (kind: string) => ({ list: 'v6', kind });
const history = (kind: string) => ({ list: 'history', kind });

it.each([
  ['all live', { website: live, v6: live }, []],
  ['website built in', { website: filledFallback, v6: live }, [website('builtIn')]],
  ['both failed', { website: filledFallback, v6: lastGood }, [website('builtIn'), v6('lastGood')]],
  ['both missing', { website: fallback, v6: fallback }, [website('missing'), v6('missing')]],
  [
    'website missing, and nothing to stand in',
    { website: fallback, v6: live },
    [website('missing')],
  ],
  ['website last good', { website: lastGood, v6: live }, [website('lastGood')]],
  ['v6 last good', { website: live, v6: lastGood }, [v6('lastGood')]],
  ['v6 missing next to the website', { website: live, v6: fallback }, []],
  ['v6 alone, missing', { v6: fallback }, [v6('missing')]],
  ['v6 alone, last good', { v6: lastGood }, [v6('lastGood')]],
  ['one history missing', { histories: [live, fallback, lastGood] }, [history('missing')]],
  ['all histories there', { histories: [live, live] }, []],
])('%s', (_, lists, expected) => expect(findListNotices(lists)).toEqual(expected));
