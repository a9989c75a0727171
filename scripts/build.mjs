// npm run build: installs when needed and builds, whether or not anything changed.
import { build } from './lib/built.mjs';
import { loadEnvironment } from './lib/environment.mjs';
import { checkNode, ensureInstalled } from './lib/setup.mjs';

checkNode();
await ensureInstalled();
await loadEnvironment();
await build();
