// npm start: installs and builds when needed, then serves the site.
import { stopOnBadSettings } from '../lib/env/check.mjs';
import { settingOf } from '../lib/env/settings.mjs';
import { ensureBuilt } from './lib/site-build.mjs';
import { ensureDataDir } from './lib/data-dir.mjs';
import { ensureSecrets, loadEnvironment } from './lib/environment.mjs';
import { step } from './lib/log.mjs';
import { serveBuilt } from './lib/serve-built.mjs';
import { checkNode, checkPort, ensureInstalled } from './lib/setup.mjs';
import { endOnSignals } from './lib/signals.mjs';

checkNode();
endOnSignals();
// Variables of the environment win over .env files, which can be read only after the installation.
stopOnBadSettings({ requireAll: false });
await ensureInstalled();
await loadEnvironment();
process.env.NODE_ENV = 'production';
stopOnBadSettings({ requireAll: true });
await checkPort(Number(settingOf('PORT')));
ensureSecrets(ensureDataDir());
await ensureBuilt();
step('Starting …');
await serveBuilt();
