/**
 * The one check of all settings, before anything is built and before a server listens: a bad value is named at
 * once, not found out by a visitor. Without TypeScript and without packages, as ./settings.mjs.
 */
import { validate } from './validate.mjs';
import { isLoopback } from './loopback.mjs';
import {
  httpSettings,
  missingSettings,
  serverSettings,
  settingOf,
  settings,
  siteSettings,
} from './settings.mjs';

/** What the site itself reads; settings of tools are read by their tools. */
const ofTheSite = { ...siteSettings, ...serverSettings, ...httpSettings };

/** @typedef {Readonly<Record<string, string | undefined>>} Source */

/**
 * B5: production means a public origin that is not this machine. An origin that cannot be parsed
 * is not production; settingsProblems reports it on its own.
 * @param {Source} [source]
 */
export function isProductionSite(source = process.env) {
  const origin = settingOf('SITE_ORIGIN', source);
  return URL.canParse(origin) && !isLoopback(new URL(origin).hostname);
}

/** @param {string} name */
function because(name) {
  const { required } = /** @type {{ required?: string }} */ (
    settings[/** @type {keyof typeof settings} */ (name)]
  );
  return required === 'production' ? 'SITE_ORIGIN is a public address' : `${required} is set`;
}

/**
 * Everything that is wrong with the settings.
 * @param {'build' | 'start'} purpose a build needs no secret (B6), so nothing is missing for it; what is given
 *   must be usable for both
 * @param {Source} [source] values as the environment has them; an empty one counts as not given
 * @returns {string[]} one line a setting, which never holds its value; empty when all is well
 */
export function settingsProblems(purpose, source = process.env) {
  const bad = Object.entries(ofTheSite).flatMap(([name, setting]) => {
    const text = source[name];
    if (!text) return [];
    const result = validate(setting, text);
    return 'problem' in result ? [`${name}: ${result.problem}`] : [];
  });
  if (purpose === 'build') return bad;
  const production = isProductionSite(source);
  const missing = missingSettings(source, { production }).map(
    (name) => `${name}: must be given, because ${because(name)}`,
  );
  return [...bad, ...missing];
}

/**
 * Ends the process with one line a setting when any cannot be used.
 * @param {'build' | 'start'} purpose
 */
export function stopOnBadSettings(purpose) {
  const problems = settingsProblems(purpose);
  if (problems.length === 0) return;
  console.error(`\n✖ These settings cannot be used:\n  ${problems.join('\n  ')}\n`);
  process.exit(1);
}
