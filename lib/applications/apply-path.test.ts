import { applyPath } from './apply-path';

describe('applyPath', () => {
  it.each([
    ['privateHero', '/private/apply?apply_from=1'],
    ['privateOther', '/private/apply?apply_from=2'],
    ['partnersHero', '/partners/apply?apply_from=4'],
    ['partnersOther', '/partners/apply?apply_from=5'],
    ['ecologyHero', '/ecology/apply?apply_from=6'],
    ['ecologyOther', '/ecology/apply?apply_from=7'],
  ] as const)('%s is %s (F1)', (button, path) => {
    expect(applyPath('zh-CN', button)).toBe(path);
    expect(applyPath('en-US', button)).toBe(`/en${path}`);
  });
});
