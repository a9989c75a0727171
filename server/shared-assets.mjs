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

/**
 * Whether a name has the form of a build id.
 * @param {string} name
 */
const isBuildId = (name) => /^[\w-]+$/.test(name);

/**
 * Copies a build's assets into the folder for all builds, completely or not at all. If the folder has them already,
 * only their time is renewed.
 * @param {string} dist the build's folder
 * @param {string} assets the folder for all builds
 */
export function publishAssets(dist, assets) {
  const { id } = JSON.parse(readFileSync(join(dist, 'run', 'build.json'), 'utf8'));
  const buildFolder = join(assets, id);
  const now = new Date();
  if (existsSync(buildFolder)) return utimesSync(buildFolder, now, now);
  const copyFolder = join(assets, `.${id}.${process.pid}`);
  mkdirSync(assets, { recursive: true });
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
 * @param {string} assets the folder for all builds
 * @returns {{ id: string, at: Date }[]}
 */
export function listPublishedBuilds(assets) {
  if (!existsSync(assets)) return [];
  return readdirSync(assets)
    .filter(isBuildId)
    .flatMap((id) => {
      const stats = statSync(join(assets, id), { throwIfNoEntry: false });
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
    .filter(({ at }) => now.getTime() - at.getTime() > minRetentionDays * 86_400_000)
    .map(({ id }) => id);

/**
 * Removes the assets of builds that no visitor can still have open.
 * @param {string} assets
 * @param {Date} now
 */
export function removeOldAssets(assets, now) {
  if (!existsSync(assets)) return;
  // Copies that a killed process left unfinished.
  const unfinishedCopies = readdirSync(assets).filter((name) => {
    const stats = name.startsWith('.') && statSync(join(assets, name), { throwIfNoEntry: false });
    return stats && now.getTime() - stats.mtime.getTime() > 86_400_000;
  });
  for (const name of [...unfinishedCopies, ...outdatedBuilds(listPublishedBuilds(assets), now)])
    rmSync(join(assets, name), { recursive: true, force: true });
}
