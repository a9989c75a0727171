/**
 * The kinds of values in the settings table, shared by the start, the build and the server. Plain JavaScript without
 * packages, because a start checks settings with nothing but Node. Messages never contain a value, because it may be a
 * secret.
 */
import { parseIpRanges } from './ip-ranges.mjs';
import { parseOrigins, collectHosts } from './host-lists.mjs';
import { parseUrl } from './parse-url.mjs';
import { splitAtSpaces } from './split-at-spaces.mjs';

/** @typedef {import('../read-settings').Setting} Setting */

/** @param {() => unknown} read */
function isTruthy(read) {
  try {
    return Boolean(read());
  } catch {
    return false;
  }
}

/**
 * Whether a text is an http or https URL; `javascript:` is a URL too, but is not allowed.
 * @param {string} text
 */
const isHttpUrl = (text) => /^https?:\/\//i.test(text) && parseUrl(text) !== null;
/** @param {string} text */
const toOrigin = (text) => new URL(text).origin;
/** @param {string} text */
const isBareOrigin = (text) => {
  if (!isHttpUrl(text)) return false;
  const { pathname, search, hash, username } = new URL(text);
  return pathname === '/' && search === '' && hash === '' && username === '';
};

/** The rule is the same as in forms: the local part may not contain two dots in a row. */
const emailPattern = /^(?!\.)(?!.*\.\.)[\w'+\-.]*[\w+-]@(?:[a-z\d][a-z\d-]*\.)+[a-z]{2,}$/i;

/**
 * Whether a text is an https URL without a character that would end the line it is written into.
 * @param {string} text
 */
const isHttpsUrl = (text) => /^https:\/\/[^\s\p{Cc}]+$/u.test(text) && parseUrl(text) !== null;
/** @param {string} text */
const isSecurityContact = (text) =>
  isHttpsUrl(text) ||
  (text.startsWith('mailto:') && emailPattern.test(text.slice('mailto:'.length)));

/**
 * Whether a text is an existing calendar day, so not February 30.
 * @param {string} text
 */
function isDay(text) {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const time = Date.parse(`${text}T00:00:00Z`);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text);
}

/** @param {Setting} setting */
function describeCount({ min = 0, max = 0 }) {
  const hasMaximum = max < Number.MAX_SAFE_INTEGER;
  return hasMaximum
    ? `must be a whole number from ${min} to ${max}`
    : `must be a whole number, at least ${min}`;
}

/**
 * @param {(text: string, setting: Setting) => boolean} accepts
 * @param {string | ((setting: Setting) => string)} description describes a valid value of this kind
 * @param {(text: string) => string | number} [read] converts the text to the site's value
 */
const defineKind = (accepts, description, read = (text) => text) => ({
  accepts,
  description,
  read,
});

const hasMinLength = (/** @type {number} */ min) => (/** @type {string} */ text) =>
  text.length >= min;
const isNonEmpty = hasMinLength(1);

/** @type {Record<string, ReturnType<typeof defineKind>>} */
export const settingKinds = {
  text: defineKind(isNonEmpty, 'must not be empty'),
  folder: defineKind((text) => isNonEmpty(text) && !text.includes('\0'), 'must be a folder'),
  file: defineKind(
    (text) => !text.includes('\0') && !/(?:^|[\\/])\.{0,2}$/.test(text),
    'must be a file',
  ),
  telephone: defineKind(hasMinLength(3), 'must be a telephone number'),
  email: defineKind((text) => emailPattern.test(text), 'must be a mail address'),
  choice: defineKind(
    (text, { choices = [] }) => choices.includes(text),
    ({ choices = [] }) => `must be one of ${choices.join(', ')}`,
  ),
  count: defineKind(
    (text, { min = 0, max = 0 }) =>
      /^\d{1,16}$/.test(text) && Number(text) >= min && Number(text) <= max,
    describeCount,
    Number,
  ),
  httpUrl: defineKind(isHttpUrl, 'must be an http(s) address'),
  httpUrls: defineKind(
    (text) => splitAtSpaces(text).length > 0 && splitAtSpaces(text).every(isHttpUrl),
    'must be http(s) addresses, separated by spaces',
  ),
  httpsUrl: defineKind(isHttpsUrl, 'must be an https address'),
  securityContacts: defineKind(
    (text) => splitAtSpaces(text).length > 0 && splitAtSpaces(text).every(isSecurityContact),
    'must be mailto: or https: addresses, separated by spaces',
  ),
  day: defineKind(isDay, 'must be a day, as 2027-06-30'),
  /** A URL of which only the origin is used. */
  originOf: defineKind(isHttpUrl, 'must be an http(s) address', toOrigin),
  origin: defineKind(isBareOrigin, 'must be an http(s) origin without a path', toOrigin),
  origins: defineKind(
    (text) => isTruthy(() => parseOrigins(text).length > 0),
    'must be http(s) origins',
  ),
  hosts: defineKind(
    (text) => isTruthy(() => collectHosts(text, []).size > 0),
    'must be host names',
  ),
  host: defineKind(
    (text) => isTruthy(() => collectHosts(text, []).size === 1),
    'must be one host name',
  ),
  ipRanges: defineKind(
    (text) => isTruthy(() => parseIpRanges(text).length > 0),
    'must be addresses or CIDR ranges',
  ),
  key: defineKind(
    (text, { min = 0 }) => text.length >= min,
    ({ min = 0 }) => `must have at least ${min} characters`,
  ),
  /** Key of IndexNow; it becomes the name of a file. */
  indexNowKey: defineKind(
    (text) => /^[A-Za-z0-9-]{8,128}$/.test(text),
    'must have 8 to 128 letters, digits and hyphens',
  ),
  sixteenBytes: defineKind((text) => Buffer.byteLength(text) === 16, 'must be exactly 16 bytes'),
  postgres: defineKind(
    (text) => /^postgres(ql)?:\/\//.test(text) && parseUrl(text) !== null,
    'must be a postgres:// address',
  ),
  redis: defineKind(
    (text) => /^rediss?:\/\//.test(text) && Boolean(parseUrl(text)?.hostname),
    'must be a redis:// or rediss:// address',
  ),
};

/**
 * Validates one value.
 * @param {Setting} setting a row of the table
 * @param {string} text the value in the environment
 * @returns {{ value: string | number } | { problem: string }} the problem in words, without the value
 */
export function validate(setting, text) {
  const kind = settingKinds[setting.kind];
  if (!kind) throw new Error(`No such kind of setting: ${setting.kind}`);
  if (kind.accepts(text, setting)) return { value: kind.read(text) };
  return {
    problem: typeof kind.description === 'string' ? kind.description : kind.description(setting),
  };
}
