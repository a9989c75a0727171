import type { NumberedStep } from './numbered-steps';

/** Three steps of a page's messages as a list. */
export const threeSteps = <K extends string>(
  keys: readonly [K, K, K],
  word: (key: K, part: keyof NumberedStep) => string,
): NumberedStep[] => keys.map((key) => ({ title: word(key, 'title'), text: word(key, 'text') }));
