/** npm run build: installs when needed and builds, whether or not anything changed. */
import { stopOnInvalidSettings } from '../lib/core/env/validation/check-settings.mjs';
import { buildSite } from './lib/build/site-build.mjs';
import { applyEnvFiles } from './lib/setup/environment.mjs';
import { ensureInstalled } from './lib/setup/npm-packages.mjs';
import { stopOnOldNode } from './lib/setup/preconditions.mjs';
import { endOnSignals } from './lib/command/signals.mjs';

stopOnOldNode();
endOnSignals();
stopOnInvalidSettings('build');
await ensureInstalled();
await applyEnvFiles();
stopOnInvalidSettings('build');
await buildSite();
