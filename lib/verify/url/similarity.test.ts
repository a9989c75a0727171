import { editDistance, maxEditDistance, mixesScripts, skeletonOf } from './similarity';

it.each([
  ['superbrowser', 'superbrowser', 0],
  ['superbrowser', 'superbrowsr', 1],
  ['superbrowser', 'superrbrowser', 1],
  ['superbrowser', 'superbroswer', 1],
  ['superbrowser', 'suberprowser', 2],
  ['superbrowser', 'browser', 5],
  ['', 'ab', 2],
  ['ab', '', 2],
  ['ab', 'ba', 1],
  ['abcd', 'badc', 2],
])('the edit distance from %j to %j is %i', (a, b, steps) =>
  expect(editDistance(a, b)).toBe(steps),
);

it.each([
  ['superbrowser', 2],
  ['example', 1],
  ['shop', 0],
])('an imitation of %s differs in at most %i letters', (name, most) =>
  expect(maxEditDistance(name)).toBe(most),
);

it.each([
  ['ѕuреrbrоwѕеr', 'superbrowser'],
  ['ｓｕｐｅｒ', 'super'],
  ['súpèr', 'super'],
  ['SUPER', 'super'],
  ['5up3r', 'super'],
  ['rnall', 'mall'],
  ['ma1I', 'mall'],
  ['brovvser', 'browser'],
  ['超級瀏覽器', '超级浏览器'],
])('%s looks like %s', (name, like) => expect(skeletonOf(name)).toBe(skeletonOf(like)));

it.each([
  ['super', 'supper'],
  ['browser', 'brother'],
  ['超级', '超市'],
])('%s does not look like %s', (name, other) =>
  expect(skeletonOf(name)).not.toBe(skeletonOf(other)),
);

it.each([
  ['gοοgle', true],
  ['раyраl', true],
  ['пример', false],
  ['example', false],
  ['shop例え', false],
  ['123-abc', false],
])('%s mixes scripts: %s', (label, mixes) => expect(mixesScripts(label)).toBe(mixes));
