/**
 * Describes the production packages as a CycloneDX document, from the lock file only: the same lock file gives the same
 * bytes on every machine. (npm's own list leaves out every production package a development package uses too, React
 * among them.)
 */
import { createHash } from 'node:crypto';
import { lockProperty } from '../../../lib/well-known/sbom-lock-property.mjs';

const modulesFolder = 'node_modules/';

/** Licenses with an SPDX id; any other is given by its name. */
const knownLicense =
  /^(?:0BSD|Apache-2\.0|BlueOak-1\.0\.0|BSD-[23]-Clause|CC0-1\.0|CC-BY-4\.0|ISC|LGPL-3\.0-or-later|MIT|MIT-0|MPL-2\.0|Python-2\.0|Unlicense|WTFPL)$/;

/** Where a package resolves another: in its own node_modules, otherwise in an outer folder. */
function findPackagePath(packages, from, name) {
  for (
    let folder = from;
    ;
    folder = folder.slice(0, Math.max(0, folder.lastIndexOf(modulesFolder) - 1))
  ) {
    const path = `${folder === '' ? '' : `${folder}/`}${modulesFolder}${name}`;
    if (packages[path]) return path;
    if (folder === '') return null;
  }
}

/** Packages required at run time; optional peers are left out. */
function dependencyNamesOf({
  dependencies,
  optionalDependencies,
  peerDependencies,
  peerDependenciesMeta,
}) {
  const peers = Object.keys(peerDependencies ?? {}).filter(
    (name) => !peerDependenciesMeta?.[name]?.optional,
  );
  return [...Object.keys({ ...dependencies, ...optionalDependencies }), ...peers];
}

const nameAt = (path, { name }) =>
  name ?? path.slice(path.lastIndexOf(modulesFolder) + modulesFolder.length);
const compareText = (a, b) => (a < b ? -1 : Number(a > b));
const sortedUnique = (list) => [...new Set(list)].sort(compareText);

/** All packages reachable from the project's own dependencies, as [place, places of its dependencies]. */
function productionTree(packages) {
  const dependenciesByPath = new Map();
  const visit = (path) => {
    if (dependenciesByPath.has(path)) return;
    const entry = packages[path];
    const dependencies = dependencyNamesOf(
      path === '' ? { dependencies: entry.dependencies } : entry,
    )
      .map((name) => findPackagePath(packages, path, name))
      .filter((path) => path !== null);
    dependenciesByPath.set(path, dependencies);
    dependencies.forEach(visit);
  };
  visit('');
  return dependenciesByPath;
}

/** `sha512-…` in base64, in the document's format. */
function hashesOf(integrity = '') {
  const digest = /^sha512-([A-Za-z0-9+/]+=*)$/.exec(integrity)?.[1];
  return digest
    ? { hashes: [{ alg: 'SHA-512', content: Buffer.from(digest, 'base64').toString('hex') }] }
    : {};
}

function licensesOf(license) {
  if (!license) return {};
  if (/ (?:OR|AND|WITH) /.test(license)) return { licenses: [{ expression: license }] };
  return {
    licenses: [{ license: knownLicense.test(license) ? { id: license } : { name: license } }],
  };
}

const purlOf = (name, version) => `pkg:npm/${name.replace(/^@/, '%40')}@${version}`;

/**
 * @param {string} lockText the text of package-lock.json
 * @returns {string} the document, with a line feed at its end
 */
export function sbomOf(lockText) {
  const { packages } = JSON.parse(lockText);
  const tree = productionTree(packages);
  const refOf = (path) => `${nameAt(path, packages[path])}@${packages[path].version}`;
  const components = new Map();
  const dependencyRefsByRef = new Map();
  for (const [path, dependencies] of tree) {
    const entry = packages[path];
    const ref = refOf(path);
    dependencyRefsByRef.set(
      ref,
      sortedUnique([...(dependencyRefsByRef.get(ref) ?? []), ...dependencies.map(refOf)]),
    );
    if (path === '') continue;
    const name = nameAt(path, entry);
    const scope = entry.optional ? 'optional' : 'required';
    const purl = purlOf(name, entry.version);
    components.set(ref, {
      type: 'library',
      'bom-ref': ref,
      name,
      version: entry.version,
      scope,
      purl,
      ...hashesOf(entry.integrity),
      ...licensesOf(entry.license),
    });
  }
  const { name, version } = packages[''];
  const lockHash = createHash('sha256').update(lockText).digest('hex');
  const document = {
    $schema: 'http://cyclonedx.org/schema/bom-1.5.schema.json',
    bomFormat: 'CycloneDX',
    specVersion: '1.5',
    version: 1,
    metadata: {
      component: { type: 'application', 'bom-ref': refOf(''), name, version },
      properties: [{ name: lockProperty, value: lockHash }],
    },
    components: sortedUnique(components.keys()).map((ref) => components.get(ref)),
    dependencies: sortedUnique(dependencyRefsByRef.keys()).map((ref) => ({
      ref,
      dependsOn: dependencyRefsByRef.get(ref),
    })),
  };
  return `${JSON.stringify(document, null, 2)}\n`;
}
