import { fitSize } from './draw-poster';

describe('fitSize', () => {
  it.each([
    [84, 500, 900, 84],
    [84, 900, 900, 84],
    [84, 1800, 900, 42],
    [50, 901, 900, 49],
  ])('%i px, %i wide, %i allowed', (size, width, maxWidth, fitted) =>
    expect(fitSize(size, width, maxWidth)).toBe(fitted),
  );
});
