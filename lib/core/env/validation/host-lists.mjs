/**
 * Parses settings that list hosts. Plain JavaScript, because ./setting-kinds.mjs checks settings with it before a
 * start.
 */
import { parseUrl } from './parse-url.mjs';

/** @param {string | undefined} setting */
const splitSetting = (setting) => (setting ?? '').split(/[\s,]+/).filter(Boolean);

/**
 * The origins of the URLs in a setting, which are separated by spaces or commas.
 * @param {string | undefined} setting
 * @returns {string[]}
 * @throws Error for an entry that is no origin
 */
export function parseOrigins(setting) {
  return splitSetting(setting).map((entry) => {
    const url = new URL(entry);
    if (url.protocol !== 'https:' && url.protocol !== 'http:')
      throw new Error(`Not an http(s) origin: ${entry}`);
    return url.origin;
  });
}

/**
 * The host names in a setting, and the hosts of URLs.
 * @param {string | undefined} setting host names, with or without a port, separated by spaces or commas
 * @param {readonly (string | undefined)[]} urls undefined entries are skipped
 * @returns {ReadonlySet<string>}
 * @throws Error naming an entry that is no host
 */
export function collectHosts(setting, urls) {
  const configuredHosts = splitSetting(setting).map((entry) => {
    const url = parseUrl(`https://${entry}`);
    if (!url || url.pathname !== '/' || url.username !== '' || url.search !== '')
      throw new Error(`${entry} is not a host`);
    return url.host;
  });
  return new Set([
    ...configuredHosts,
    ...urls.flatMap((text) => (text ? [new URL(text).host] : [])),
  ]);
}
