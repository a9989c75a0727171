/** npm start: installs and builds when needed, then serves the site. */
import { stopOnInvalidSettings } from '../lib/core/env/validation/check-settings.mjs';
import { settingOf } from '../lib/core/env/settings.mjs';
import { ensureSiteBuilt } from './lib/build/site-build.mjs';
import { ensureDataDir } from './lib/setup/data-dir.mjs';
import { applyEnvFiles } from './lib/setup/environment.mjs';
import { ensureSecrets } from './lib/setup/development-secrets.mjs';
import { printStep } from './lib/command/output.mjs';
import { serveBuilt } from './lib/serve/serve-built.mjs';
import { ensureInstalled } from './lib/setup/npm-packages.mjs';
import { stopOnOldNode, stopOnTakenPort } from './lib/setup/preconditions.mjs';
import { endOnSignals } from './lib/command/signals.mjs';

stopOnOldNode();
endOnSignals();
// Variables of the environment win over .env files, which can be read only after the installation and may hold what a
// start needs.
stopOnInvalidSettings('build');
await ensureInstalled();
await applyEnvFiles();
process.env.NODE_ENV = 'production';
stopOnInvalidSettings('start');
await stopOnTakenPort(Number(settingOf('PORT')), (otherPort) => `PORT=${otherPort} npm start`);
ensureSecrets(ensureDataDir());
await ensureSiteBuilt();
printStep('Starting …');
await serveBuilt();
