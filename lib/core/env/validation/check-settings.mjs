/**
 * Checks the site's settings before a build, before a command and before a server listens, so that the operator notices
 * an invalid value before a visitor does. Plain JavaScript without packages, like ../settings.mjs.
 */
import {
  httpServerSettings,
  missingSettings,
  runtimeSettings,
  settingOf,
  settings,
  buildTimeSettings,
} from '../settings.mjs';
import { validate } from './setting-kinds.mjs';
import { isLoopbackOrigin } from './loopback.mjs';
import { parseUrl } from './parse-url.mjs';

/** Settings of the site itself; tools read their own settings. */
const checkedSettings = { ...buildTimeSettings, ...runtimeSettings, ...httpServerSettings };

/** @typedef {Readonly<Record<string, string | undefined>>} Source */
/** @typedef {'build' | 'command' | 'start'} Purpose what the settings are checked for */

/**
 * Whether the site is in production: its public origin is not this machine (B5). An origin that cannot be parsed is not
 * production; settingsProblems reports it on its own.
 * @param {Source} [source]
 */
export function isProductionEnvironment(source = process.env) {
  const origin = settingOf('SITE_ORIGIN', source);
  return parseUrl(origin) !== null && !isLoopbackOrigin(origin);
}

/** @param {string} name */
function requirementReason(name) {
  const { requiredFor } = /** @type {{ requiredFor?: string }} */ (
    settings[/** @type {keyof typeof settings} */ (name)]
  );
  return requiredFor === 'production' ? 'SITE_ORIGIN is a public address' : `${requiredFor} is set`;
}

/**
 * The problems of the site's settings.
 * @param {Purpose} purpose only a start needs every setting: a build needs no secret (B6), and the console and commands
 * report missing settings themselves. Values that are given must be valid for every purpose
 * @param {Source} [source] values of the environment; an empty value counts as not given
 * @returns {string[]} one line for each setting, which never contains its value; empty when there is no problem
 */
export function settingsProblems(purpose, source = process.env) {
  const invalid = Object.entries(checkedSettings).flatMap(([name, setting]) => {
    const text = source[name];
    if (!text) return [];
    const result = validate(setting, text);
    return 'problem' in result ? [`${name}: ${result.problem}`] : [];
  });
  if (purpose !== 'start') return invalid;
  const isProduction = isProductionEnvironment(source);
  const missing = missingSettings(source, { isProduction }).map(
    (name) => `${name}: must be given, because ${requirementReason(name)}`,
  );
  return [...invalid, ...missing];
}

/**
 * Ends the process with one line for each of {@link settingsProblems}.
 * @param {Purpose} purpose
 */
export function stopOnInvalidSettings(purpose) {
  const problems = settingsProblems(purpose);
  if (problems.length === 0) return;
  console.error(`\n✖ These settings cannot be used:\n  ${problems.join('\n  ')}\n`);
  process.exit(1);
}
