import { withAlpha, readTheme } from './draw-poster';

describe('withAlpha', () => {
  it.each([
    ['#1a5cff', 0, '#1a5cff00'],
    ['#1a5cff', 1, '#1a5cffff'],
    ['#1a5cff', 0.5, '#1a5cff80'],
    ['#fff', 0.02, '#ffffff05'],
  ])('%s at %d', (color, alpha, result) => expect(withAlpha(color, alpha)).toBe(result));
});

describe('readTheme', () => {
  const styleOf = (value: (name: string) => string) =>
    ({ getPropertyValue: value }) as CSSStyleDeclaration;

  it('takes the values of the tokens', () => {
    expect(readTheme(styleOf((name) => ` ${name} `))).toMatchObject({
      warm: '--color-warm-500',
      num: '--font-num',
    });
  });

  it('refuses a page that lacks one of them', () => {
    const style = styleOf((name) => (name === '--color-warm-500' ? '' : 'x'));
    expect(() => readTheme(style)).toThrow('--color-warm-500');
  });
});
