/**
 * npm run backend, npm run announce: an operator's command. With the development packages it runs from the sources,
 * without them from the build, which contains the same program bundled. Settings come from the environment and the .env
 * files, as for the server; PORT and HOST of those files are the site's.
 */
import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { stopOnInvalidSettings } from '../lib/core/env/validation/check-settings.mjs';
import { settingOf } from '../lib/core/env/settings.mjs';
import { programs, programsFolder } from './lib/build/bundle-programs.mjs';
import { ensureContent } from './lib/generate/ensure-content.mjs';
import { applyEnvFiles } from './lib/setup/environment.mjs';
import { applyGeneratedSecrets } from './lib/setup/development-secrets.mjs';
import { printFailureAndExit } from './lib/command/output.mjs';
import { applyChosenBuild } from './lib/site-releases/choose-build.mjs';
import { allowTypeScript } from './lib/command/allow-typescript.mjs';

let [program] = process.argv.splice(2, 1);
// Export and seed are separate programs, which need none of the operator's commands, also where an option comes first
// (`--by anna export events`). The options with a value are also in packages/backend/admin/cli/parse-arguments.ts,
// which is not on a machine without sources.
const firstWordIndex = process.argv.findIndex(
  (word, index) =>
    index > 1 && !word.startsWith('-') && !['--by', '--lang'].includes(process.argv[index - 1]),
);
if (program === 'backend' && ['export', 'seed'].includes(process.argv[firstWordIndex]))
  program = `backend-${process.argv.splice(firstWordIndex, 1)[0]}`;

const ownEnvironment = { PORT: process.env.PORT, HOST: process.env.HOST };
await applyEnvFiles();
for (const [name, value] of Object.entries(ownEnvironment))
  if (value === undefined) delete process.env[name];
stopOnInvalidSettings('command');
applyGeneratedSecrets(settingOf('DATA_DIR'));
applyChosenBuild();

const bundle = resolve(programsFolder(settingOf('NEXT_DIST_DIR')), `${program}.mjs`);
ensureContent();
if (await allowTypeScript()) await import(pathToFileURL(resolve(programs[program])).href);
else if (existsSync(bundle)) await import(pathToFileURL(bundle).href);
else printFailureAndExit(`There is no ${bundle}. Make a build (npm run build) and keep it here.`);
