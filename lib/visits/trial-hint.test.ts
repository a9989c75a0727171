import { isTooltipDue, type TooltipFacts } from './trial-hint';

const due: TooltipFacts = {
  homeVisits: 2,
  viewedDownload: true,
  viewedRegister: true,
  downloaded: false,
  registered: false,
  shown: false,
};

it.each<[string, Partial<TooltipFacts>, boolean, boolean]>([
  // Difference from the best case, whether the hint is due on arrival, whether it is due at the hot-product block.
  ['everything seen, second visit', {}, true, true],
  ['first visit', { homeVisits: 1 }, false, false],
  ['third visit', { homeVisits: 3 }, false, false],
  ['never at home', { homeVisits: 0 }, false, false],
  ['download page not seen', { viewedDownload: false }, false, true],
  ['register page not seen', { viewedRegister: false }, false, true],
  ['neither page seen', { viewedDownload: false, viewedRegister: false }, false, true],
  ['has downloaded', { downloaded: true }, false, false],
  ['has registered', { registered: true }, false, false],
  ['was shown before', { shown: true }, false, false],
])('%s', (_, change, arrival, hotProduct) => {
  const facts = { ...due, ...change };
  expect([isTooltipDue(facts, 'arrival'), isTooltipDue(facts, 'hot-product')]).toEqual([
    arrival,
    hotProduct,
  ]);
});
