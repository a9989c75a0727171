// npm run lock: completes package-lock.json. A registry mirror that lacks the optional packages of other
// systems makes npm leave them out, and `npm ci` elsewhere then refuses the file: they are added back.
// Entries without a checksum get the registry's, where it has one. With --check (part of `npm run verify`)
// it writes nothing, asks nobody, and fails when a package could be installed without a checksum.
import { readFileSync, writeFileSync } from 'node:fs';
import { addMissing, unchecked, withoutChecksum } from './lib/lock.mjs';
import { outputOfNpm } from './lib/run.mjs';

const file = 'package-lock.json';
const lock = JSON.parse(readFileSync(file, 'utf8'));

function check() {
  const wrong = unchecked(lock.packages);
  for (const { path } of wrong)
    console.error(`✖ ${path} has no checksum in ${file}. Add it: npm run lock`);
  const others = withoutChecksum(lock.packages).length - wrong.length;
  console.log(`${others} optional packages of single systems have no checksum`);
  process.exitCode = wrong.length === 0 ? 0 : 1;
}

async function complete() {
  const added = addMissing(lock.packages);
  const wanted = withoutChecksum(lock.packages);
  const unknown = [];
  for (const { path, name, version } of wanted) {
    const integrity = await outputOfNpm(['view', `${name}@${version}`, 'dist.integrity']);
    if (integrity.startsWith('sha512-')) lock.packages[path].integrity = integrity;
    else unknown.push(`${name}@${version}`);
  }
  const { '': root, ...packages } = lock.packages;
  const sorted = Object.entries(packages).sort(([a], [b]) => (a < b ? -1 : 1));
  lock.packages = { '': root, ...Object.fromEntries(sorted) };
  const changed = added.length + wanted.length - unknown.length;
  if (changed > 0) writeFileSync(file, `${JSON.stringify(lock, null, 2)}\n`);
  console.log(`${added.length} optional packages of other systems added`);
  console.log(`${wanted.length - unknown.length} checksums added`);
  if (unknown.length > 0)
    console.warn(
      `! The registry has no checksum for these; run this again where it has them:\n  ${unknown.join('\n  ')}`,
    );
}

if (process.argv.includes('--check')) check();
else await complete();
