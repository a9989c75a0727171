// npm run serve: serves the build that is there already; it needs the production packages only.
import { ensureSecrets, loadEnvironment } from './lib/environment.mjs';
import { serveBuilt } from './lib/serve-built.mjs';
import { checkNode, ensureDataDir } from './lib/setup.mjs';

checkNode();
await loadEnvironment();
process.env.NODE_ENV = 'production';
ensureSecrets(ensureDataDir());
await serveBuilt({ anySettings: process.argv.includes('--any-settings') });
