// npm run serve: serves the present build; it needs only the production packages.
import { stopOnBadSettings } from '../lib/env/check.mjs';
import { ensureDataDir } from './lib/data-dir.mjs';
import { ensureSecrets, loadEnvironment } from './lib/environment.mjs';
import { chooseBuild } from './lib/site-releases/served.mjs';
import { checkBuild, serveBuilt } from './lib/serve-built.mjs';
import { checkNode } from './lib/setup.mjs';
import { endOnSignals } from './lib/signals.mjs';

checkNode();
endOnSignals();
await loadEnvironment();
process.env.NODE_ENV = 'production';
stopOnBadSettings({ requireAll: true });
chooseBuild({ serves: true });
checkBuild({ anySettings: process.argv.includes('--any-settings') });
ensureSecrets(ensureDataDir());
await serveBuilt();
