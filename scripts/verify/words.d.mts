import type { VisitorText } from './texts.mjs';

export interface WordRule {
  language: string;
  variant: string;
  pattern: RegExp;
  instead: string;
}
export function rulesOf(markdown: string): WordRule[];
export function problemsIn(texts: readonly VisitorText[], rules: readonly WordRule[]): string[];
