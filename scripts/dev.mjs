// npm run dev: the site's own server with Next in development mode: hot reloading, in a separate build folder.
import { settingOf } from '../lib/env/settings.mjs';
import { followContent, generateContent } from './lib/content.mjs';
import { bundlePrograms } from './lib/bundle.mjs';
import { ensureDataDir } from './lib/data-dir.mjs';
import { ensureSecrets, loadEnvironment } from './lib/environment.mjs';
import { step } from './lib/log.mjs';
import { ensureTsconfigFor } from './lib/tsconfig.mjs';
import { checkNode, checkPort, ensureInstalled } from './lib/setup.mjs';
import { serveWithBackend } from './lib/serve-with-backend.mjs';

checkNode();
await ensureInstalled();
await loadEnvironment();
const port = settingOf('PORT');
await checkPort(Number(port));
ensureSecrets(ensureDataDir());
const dist = '.next-dev';
ensureTsconfigFor(dist);
generateContent();
followContent();
await bundlePrograms(dist);
// A sample requests a download, whose route would be compiled together with the first page.
process.env.STATUS_SAMPLE_SECONDS ??= '0';
Object.assign(process.env, {
  NODE_ENV: 'development',
  NEXT_DIST_DIR: dist,
  NEXT_TELEMETRY_DISABLED: '1',
});
step(
  'Starting … Next’s notice about “middleware” can be ignored: the file keeps its name (docs/adr/001-keep-middleware-file.md).',
);
await serveWithBackend(dist);
