// npm start: installs and builds when needed, then serves the site.
import { ensureBuilt } from './lib/built.mjs';
import { ensureSecrets, loadEnvironment } from './lib/environment.mjs';
import { step } from './lib/log.mjs';
import { checkNode, checkPort, ensureDataDir, ensureInstalled } from './lib/setup.mjs';

checkNode();
await ensureInstalled();
await loadEnvironment();
process.env.NODE_ENV = 'production';
const port = Number(process.env.PORT || 3000);
await checkPort(port);
ensureSecrets(ensureDataDir());
await ensureBuilt();
step('Starting …');
const { allowTypeScript } = await import('./lib/typescript.mjs');
allowTypeScript();
await import('../server.ts');
