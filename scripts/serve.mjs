// npm run serve: serves the build that is there already; it needs the production packages only.
import { ensureSecrets, loadEnvironment } from './lib/environment.mjs';
import { checkBuild, serveBuilt } from './lib/serve-built.mjs';
import { checkNode, ensureDataDir } from './lib/setup.mjs';

checkNode();
await loadEnvironment();
process.env.NODE_ENV = 'production';
checkBuild({ anySettings: process.argv.includes('--any-settings') });
ensureSecrets(ensureDataDir());
await serveBuilt();
