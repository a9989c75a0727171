/** npm run serve: serves the present build; it needs only the production packages. */
import { stopOnInvalidSettings } from '../lib/core/env/validation/check-settings.mjs';
import { ensureDataDir } from './lib/setup/data-dir.mjs';
import { applyEnvFiles } from './lib/setup/environment.mjs';
import { ensureSecrets } from './lib/setup/development-secrets.mjs';
import { applyChosenBuild } from './lib/site-releases/choose-build.mjs';
import { stopOnUnusableBuild, serveBuilt } from './lib/serve/serve-built.mjs';
import { stopOnOldNode } from './lib/setup/preconditions.mjs';
import { endOnSignals } from './lib/command/signals.mjs';

stopOnOldNode();
endOnSignals();
await applyEnvFiles();
process.env.NODE_ENV = 'production';
stopOnInvalidSettings('start');
applyChosenBuild({ isForServing: true });
stopOnUnusableBuild({ allowsAnySettings: process.argv.includes('--any-settings') });
ensureSecrets(ensureDataDir());
await serveBuilt();
