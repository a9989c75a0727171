// npm start: installs and builds when needed, then serves the site.
import { settingOf } from '../lib/env/settings.mjs';
import { ensureBuilt } from './lib/built.mjs';
import { ensureSecrets, loadEnvironment } from './lib/environment.mjs';
import { step } from './lib/log.mjs';
import { serveBuilt } from './lib/serve-built.mjs';
import { checkNode, checkPort, ensureDataDir, ensureInstalled } from './lib/setup.mjs';

checkNode();
await ensureInstalled();
await loadEnvironment();
process.env.NODE_ENV = 'production';
await checkPort(Number(settingOf('PORT')));
ensureSecrets(ensureDataDir());
await ensureBuilt();
step('Starting …');
await serveBuilt();
