/** Gives a release its own packages, so that a later installation breaks neither a running server nor a rollback. */
import {
  copyFileSync,
  linkSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';

const modulesFolder = 'node_modules';

/** A hard link, which needs no space; a copy where the target is on another disk or links are not allowed. */
function linkFile(from, to) {
  try {
    linkSync(from, to);
  } catch (error) {
    if (error.code !== 'EXDEV' && error.code !== 'EPERM') throw error;
    copyFileSync(from, to);
  }
}

/** Links a package without its nested packages, which the list of packages contains separately. */
function linkPackage(from, to) {
  mkdirSync(to, { recursive: true });
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    if (entry.name === modulesFolder) continue;
    const [source, target] = [join(from, entry.name), join(to, entry.name)];
    if (entry.isDirectory()) linkPackage(source, target);
    else if (entry.isFile()) linkFile(source, target);
  }
}

/** Redirects the links by which Next loads packages: they lead to where the packages were at build time. */
function redirectLinks(linkFolder, project) {
  for (const entry of readdirSync(linkFolder, { withFileTypes: true })) {
    if (!entry.isSymbolicLink()) continue;
    const link = join(linkFolder, entry.name);
    const name = relative(
      resolve(project, modulesFolder),
      resolve(dirname(link), readlinkSync(link)),
    );
    rmSync(link);
    symlinkSync(name, link, 'junction');
  }
}

/**
 * Puts the production packages of a project into a build.
 * @param {string} dist the build's folder
 * @param {string} [project] where they are installed
 */
export function linkPackages(dist, project = '.') {
  const installedListFile = join(project, modulesFolder, '.package-lock.json');
  const { packages } = JSON.parse(readFileSync(installedListFile, 'utf8'));
  const linkFolder = join(dist, modulesFolder);
  mkdirSync(linkFolder, { recursive: true });
  redirectLinks(linkFolder, project);
  // Packages of this project itself, which are links, are bundled into the build.
  for (const [path, { dev, link }] of Object.entries(packages))
    if (!dev && !link && path.startsWith(`${modulesFolder}/`))
      linkPackage(join(project, path), join(dist, path));
}
