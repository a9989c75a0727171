/** npm run dev: the site's own server with Next in development mode: hot reloading, in a separate build folder. */
import { settingOf } from '../lib/core/env/settings.mjs';
import { watchContent, generateContent } from './lib/generate/ensure-content.mjs';
import { bundlePrograms } from './lib/build/bundle-programs.mjs';
import { ensureDataDir } from './lib/setup/data-dir.mjs';
import { applyEnvFiles } from './lib/setup/environment.mjs';
import { ensureSecrets } from './lib/setup/development-secrets.mjs';
import { printStep } from './lib/command/output.mjs';
import { writeTsconfigFor } from './lib/build/tsconfig.mjs';
import { ensureInstalled } from './lib/setup/npm-packages.mjs';
import { stopOnOldNode, stopOnTakenPort } from './lib/setup/preconditions.mjs';
import { serveWithBackend } from './lib/serve/serve-with-backend.mjs';

stopOnOldNode();
await ensureInstalled();
await applyEnvFiles();
const port = settingOf('PORT');
await stopOnTakenPort(Number(port), (otherPort) => `PORT=${otherPort} npm run dev`);
ensureSecrets(ensureDataDir());
const dist = '.next-dev';
writeTsconfigFor(dist);
generateContent();
watchContent();
await bundlePrograms(dist);
// The status page gets no samples here: a sample requests a download, whose route would be compiled together with the
// first page.
process.env.STATUS_SAMPLE_SECONDS ??= '0';
Object.assign(process.env, {
  NODE_ENV: 'development',
  NEXT_DIST_DIR: dist,
  NEXT_TELEMETRY_DISABLED: '1',
});
printStep(
  'Starting … Next’s notice about “middleware” can be ignored: the file keeps its name (docs/adr/001-keep-middleware-file.md).',
);
await serveWithBackend(dist);
