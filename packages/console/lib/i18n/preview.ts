/** Previews are in the language they show, whatever language the console is in. Pure. */
import { languages, type Language } from './language';

/**
 * @param path what was asked for, with its query
 * @returns the language of a preview; null for any other page
 */
export function previewLanguage(path: string | null): Language | null {
  const [, locale] = /^\/preview\/[^/?]+\/[^/?]+\/([A-Za-z-]+)(?:\?|$)/.exec(path ?? '') ?? [];
  return languages.find((one) => one === locale) ?? null;
}
