// What is judged and mended in package-lock.json; scripts/complete-lock.mjs reads and writes the file.

const systems = [
  'darwin',
  'win32',
  'android',
  'freebsd',
  'netbsd',
  'openbsd',
  'openharmony',
  'sunos',
  'aix',
  'linux',
];
const processors = [
  'arm64',
  'x64',
  'ia32',
  'ppc64',
  's390x',
  'riscv64',
  'loong64',
  'wasm32',
  'arm',
];

/** Limits an entry to the system its name tells, so that no other machine asks for it. */
function limits(name) {
  const os = systems.find((system) => name.includes(system));
  const cpu = processors.find((processor) => name.includes(processor));
  return { ...(os ? { os: [os] } : {}), ...(cpu ? { cpu: [cpu] } : {}) };
}

/**
 * Adds the optional packages of other systems that a registry mirror made npm leave out.
 * @returns {string[]} the names added
 */
export function addMissing(packages) {
  const added = [];
  for (const [path, entry] of Object.entries(packages)) {
    for (const [name, version] of Object.entries(entry.optionalDependencies ?? {})) {
      const place = `node_modules/${name}`;
      if (packages[place] || packages[`${path}/${place}`] || !/^\d/.test(version)) continue;
      packages[place] = {
        version,
        ...(entry.dev ? { dev: true } : {}),
        optional: true,
        ...limits(name),
      };
      added.push(name);
    }
  }
  return added;
}

/**
 * Entries npm would install without comparing them with a checksum.
 * @returns {{ path: string, name: string, version: string }[]}
 */
export function withoutChecksum(packages) {
  return (
    Object.entries(packages)
      // Others are folders of this project.
      .filter(
        ([path, { integrity, link }]) => path.includes('node_modules/') && !integrity && !link,
      )
      .map(([path, { name, version }]) => ({
        path,
        name: name ?? path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length),
        version,
      }))
  );
}

/**
 * Entries that must not stay as they are. What is optional and for one kind of system may: a mirror without
 * that package has no checksum for it either, and only machines of that kind install it.
 */
export const unchecked = (packages) =>
  withoutChecksum(packages).filter(({ path }) => {
    const { optional, os, cpu } = packages[path];
    return !optional || !(os || cpu);
  });
