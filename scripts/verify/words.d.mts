import type { LocatedText } from './read-texts.mjs';

interface WordRule {
  language: string;
  variant: string;
  pattern: RegExp;
  instead: string;
}
export function readWordRules(): WordRule[];
export function ruledOutWordsIn(
  texts: readonly LocatedText[],
  rules: readonly WordRule[],
): string[];
