// npm run lock: completes package-lock.json with the optional packages of other systems.
// A registry mirror that lacks them makes npm leave them out, and `npm ci` then refuses the file.
// Run it after `npm install` on such a machine; elsewhere it finds nothing to add.
import { readFileSync, writeFileSync } from 'node:fs';

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

const lock = JSON.parse(readFileSync('package-lock.json', 'utf8'));
const added = [];
for (const [path, entry] of Object.entries(lock.packages)) {
  for (const [name, version] of Object.entries(entry.optionalDependencies ?? {})) {
    const place = `node_modules/${name}`;
    if (lock.packages[place] || lock.packages[`${path}/${place}`] || !/^\d/.test(version)) continue;
    lock.packages[place] = {
      version,
      ...(entry.dev ? { dev: true } : {}),
      optional: true,
      ...limits(name),
    };
    added.push(name);
  }
}
const { '': root, ...packages } = lock.packages;
const sorted = Object.entries(packages).sort(([a], [b]) => (a < b ? -1 : 1));
lock.packages = { '': root, ...Object.fromEntries(sorted) };
if (added.length > 0) writeFileSync('package-lock.json', `${JSON.stringify(lock, null, 2)}\n`);
console.log(`${added.length} optional packages of other systems added`);
