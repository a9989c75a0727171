/** Records the settings of a build in the build's folder: a start compares its own settings with the record. */
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { builtInSettingNames, settingOf } from '../../../lib/core/env/settings.mjs';

const recordFile = (dist) => join(dist, 'built-with.json');

/**
 * The present values of build-time settings.
 * @param {Record<string, string | undefined>} [source]
 * @returns {Record<string, string | null>}
 */
export function buildTimeValues(source = process.env) {
  return Object.fromEntries(
    builtInSettingNames.map((name) => [name, settingOf(name, source) ?? null]),
  );
}

/** Records the settings of a finished build; without this record the build does not count as finished. */
export function recordBuild(dist) {
  writeFileSync(recordFile(dist), `${JSON.stringify(buildTimeValues(), null, 2)}\n`);
}

/** Removes the record, so that the build no longer counts as finished. */
export const removeBuildRecord = (dist) => rmSync(recordFile(dist), { force: true });

/**
 * The settings a build was made with.
 * @returns {Record<string, string | null> | null} null when there is no finished build
 */
export function readBuildRecord(dist) {
  if (!existsSync(recordFile(dist))) return null;
  return JSON.parse(readFileSync(recordFile(dist), 'utf8'));
}

/**
 * Why a build cannot be served.
 * @param {string} dist the build's folder
 * @param {Record<string, string | null> | null} buildRecord what {@link readBuildRecord} returns
 * @param {Record<string, string | undefined>} [source] the settings of this start
 * @returns {string | null} one line; null when it can be served
 */
export function unusableReason(dist, buildRecord, source = process.env) {
  if (!buildRecord) return `There is no finished build in ${dist}. Make one: npm run build`;
  const current = buildTimeValues(source);
  const differences = builtInSettingNames
    .filter((name) => current[name] !== (buildRecord[name] ?? null))
    .map(
      (name) =>
        `${name} (built with ${buildRecord[name] ?? 'none'}, now ${current[name] ?? 'none'})`,
    );
  if (differences.length === 0) return null;
  return `The build in ${dist} was made with other settings: ${differences.join(', ')}. Build again (npm run build) or start with the settings of the build.`;
}
