// Reads messages as the site does: all files of a language, each with blocks of texts.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * @param {string} folder `messages`, or the console's folder of messages
 * @param {'zh-CN' | 'en-US'} language
 * @returns {Record<string, object>} blocks by name
 */
export function readMessages(folder, language) {
  const files = readdirSync(join(folder, language));
  return Object.assign(
    {},
    ...files.map((file) => JSON.parse(readFileSync(join(folder, language, file), 'utf8'))),
  );
}
