/**
 * The folder in which builds share their scripts and style sheets (ASSETS_DIR): `<build id>/` is a copy of that build's
 * files with their compressed forms. Plain JavaScript, because `npm run release` uses it too.
 */
import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
} from 'node:fs';
import { join } from 'node:path';

/** The latest builds are kept, however old they are. */
const minRetainedBuilds = 3;
/** All builds are kept for this many days, because a page may stay open in a browser. */
const minRetentionDays = 30;
const dayMs = 86_400_000;

/**
 * Whether a name has the form of a build id.
 * @param {string} name
 */
const isBuildId = (name) => /^[\w-]+$/.test(name);

/**
 * Copies a build's assets into the folder for all builds, completely or not at all. If the folder has them already,
 * only their time is renewed.
 * @param {string} dist the build's folder
 * @param {string} assetsFolder the folder for all builds
 */
export function publishAssets(dist, assetsFolder) {
  const { id } = JSON.parse(readFileSync(join(dist, 'run', 'build.json'), 'utf8'));
  const buildFolder = join(assetsFolder, id);
  const now = new Date();
  if (existsSync(buildFolder)) return utimesSync(buildFolder, now, now);
  const copyFolder = join(assetsFolder, `.${id}.${process.pid}`);
  mkdirSync(assetsFolder, { recursive: true });
  rmSync(copyFolder, { recursive: true, force: true });
  cpSync(join(dist, 'www', '_next', 'static'), copyFolder, { recursive: true });
  try {
    renameSync(copyFolder, buildFolder);
  } catch (error) {
    rmSync(copyFolder, { recursive: true, force: true });
    // Another process may have created the folder first.
    if (!existsSync(buildFolder)) throw error;
  }
  utimesSync(buildFolder, now, now);
}

/**
 * Builds whose assets are in the folder, the latest first.
 * @param {string} assetsFolder the folder for all builds
 * @returns {{ id: string, at: Date }[]}
 */
export function listPublishedBuilds(assetsFolder) {
  if (!existsSync(assetsFolder)) return [];
  return readdirSync(assetsFolder)
    .filter(isBuildId)
    .flatMap((id) => {
      const stats = statSync(join(assetsFolder, id), { throwIfNoEntry: false });
      return stats?.isDirectory() ? [{ id, at: stats.mtime }] : [];
    })
    .sort((a, b) => b.at.getTime() - a.at.getTime());
}

/**
 * The builds that are to be removed.
 * @param {readonly { id: string, at: Date }[]} builds the latest first
 * @param {Date} now
 * @returns {string[]}
 */
export const outdatedBuilds = (builds, now) =>
  builds
    .slice(minRetainedBuilds)
    .filter(({ at }) => now.getTime() - at.getTime() > minRetentionDays * dayMs)
    .map(({ id }) => id);

/**
 * Removes the assets of builds that no visitor can still have open.
 * @param {string} assetsFolder
 * @param {Date} now
 */
export function removeOldAssets(assetsFolder, now) {
  if (!existsSync(assetsFolder)) return;
  // Copies that a killed process left unfinished.
  const unfinishedCopies = readdirSync(assetsFolder).filter((name) => {
    const stats =
      name.startsWith('.') && statSync(join(assetsFolder, name), { throwIfNoEntry: false });
    return stats && now.getTime() - stats.mtime.getTime() > dayMs;
  });
  for (const name of [
    ...unfinishedCopies,
    ...outdatedBuilds(listPublishedBuilds(assetsFolder), now),
  ])
    rmSync(join(assetsFolder, name), { recursive: true, force: true });
}
