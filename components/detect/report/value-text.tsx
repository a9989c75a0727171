import type { DetectWords } from './types';

/** A value as it was read; flags as words. */
export function ValueText({ words, value }: { words: DetectWords; value: string | boolean }) {
  if (value === true || value === 'true') return words.yes;
  if (value === false || value === 'false') return words.no;
  return <span className="font-mono text-sm wrap-anywhere">{value}</span>;
}
