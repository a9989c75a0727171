import { isText } from '@superbrowser/contract/forms/text';

/**
 * Where a checked payload holds what no text may hold, in a value or in the key of a record. Asked once for
 * every endpoint, so that a new one cannot forget it; a key is named by the record it stands in.
 * @returns dotted paths, each once
 */
export function unfitTexts(value: unknown, path: readonly string[] = []): string[] {
  if (typeof value === 'string') return isText(value) ? [] : [path.join('.')];
  if (typeof value !== 'object' || value === null) return [];
  const found = Object.entries(value).flatMap(([key, inner]) =>
    isText(key) ? unfitTexts(inner, [...path, key]) : [path.join('.')],
  );
  return [...new Set(found)];
}
