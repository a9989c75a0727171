/**
 * npm run sbom: writes the list of production packages (CycloneDX) the site serves at /.well-known/sbom.json. With
 * --check it writes nothing and fails when the list does not match the present lock file.
 */
import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { settingOf } from '../lib/core/env/settings.mjs';
import { applyEnvFiles } from './lib/setup/environment.mjs';
import { printFailureAndExit } from './lib/command/output.mjs';
import { sbomOf } from './lib/generate/sbom.mjs';

await applyEnvFiles();
const file = settingOf('SBOM_FILE');
const expected = sbomOf(readFileSync('package-lock.json', 'utf8'));

if (process.argv.includes('--check')) {
  const isCurrent = existsSync(file) && readFileSync(file, 'utf8') === expected;
  if (!isCurrent)
    printFailureAndExit(`${file} is not the list of these packages. Make it: npm run sbom`);
} else {
  writeFileSync(`${file}.new`, expected);
  renameSync(`${file}.new`, file);
  console.log(`${JSON.parse(expected).components.length} production packages in ${file}`);
}
