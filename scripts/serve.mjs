// Serves a build that is there already, without looking for changes: for tests and measurements.
import { ensureSecrets, loadEnvironment } from './lib/environment.mjs';
import { ensureDataDir } from './lib/setup.mjs';

await loadEnvironment();
process.env.NODE_ENV = 'production';
ensureSecrets(ensureDataDir());
const { allowTypeScript } = await import('./lib/typescript.mjs');
allowTypeScript();
await import('../server.ts');
