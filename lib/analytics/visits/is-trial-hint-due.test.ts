import { isTrialHintDue, type TrialHintState } from './is-trial-hint-due';

const dueState: TrialHintState = {
  homeVisits: 2,
  hasViewedDownload: true,
  hasViewedRegister: true,
  hasDownloaded: false,
  hasRegistered: false,
  wasShown: false,
};

it.each<[string, Partial<TrialHintState>, boolean, boolean]>([
  // Columns: name, difference from the best case, whether the hint is due on arrival, whether it is due at the
  // hot-product block.
  ['everything seen, second visit', {}, true, true],
  ['first visit', { homeVisits: 1 }, false, false],
  ['third visit', { homeVisits: 3 }, false, false],
  ['never at home', { homeVisits: 0 }, false, false],
  ['download page not seen', { hasViewedDownload: false }, false, true],
  ['register page not seen', { hasViewedRegister: false }, false, true],
  ['neither page seen', { hasViewedDownload: false, hasViewedRegister: false }, false, true],
  ['has downloaded', { hasDownloaded: true }, false, false],
  ['has registered', { hasRegistered: true }, false, false],
  ['was shown before', { wasShown: true }, false, false],
])('%s', (_, change, arrival, hotProduct) => {
  const state = { ...dueState, ...change };
  expect([isTrialHintDue(state, 'arrival'), isTrialHintDue(state, 'hot-product')]).toEqual([
    arrival,
    hotProduct,
  ]);
});
