/** Reads messages as the site does: all files of a language, each with blocks of texts. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * @param {string} folder `messages`, or the console's folder of messages
 * @param {'zh-CN' | 'en-US'} locale
 * @returns {Record<string, object>} blocks by name
 */
export function readMessages(folder, locale) {
  const files = readdirSync(join(folder, locale));
  return Object.assign(
    {},
    ...files.map((file) => JSON.parse(readFileSync(join(folder, locale, file), 'utf8'))),
  );
}
