// npm run build: installs when needed and builds, whether or not anything changed.
import { stopOnBadSettings } from '../lib/env/check.mjs';
import { build } from './lib/site-build.mjs';
import { loadEnvironment } from './lib/environment.mjs';
import { checkNode, ensureInstalled } from './lib/setup.mjs';
import { endOnSignals } from './lib/signals.mjs';

checkNode();
endOnSignals();
stopOnBadSettings({ requireAll: false });
await ensureInstalled();
await loadEnvironment();
stopOnBadSettings({ requireAll: false });
await build();
