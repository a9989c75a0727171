// npm run dev: the development server with hot reloading, in a build folder of its own.
import { settingOf } from '../lib/env/settings.mjs';
import { ensureDataDir } from './lib/data-dir.mjs';
import { ensureSecrets, loadEnvironment } from './lib/environment.mjs';
import { run } from './lib/run.mjs';
import { ensureTsconfigFor } from './lib/tsconfig.mjs';
import { checkNode, checkPort, ensureInstalled } from './lib/setup.mjs';

checkNode();
await ensureInstalled();
await loadEnvironment();
const port = settingOf('PORT');
await checkPort(Number(port));
ensureSecrets(ensureDataDir());
await run(process.execPath, ['--import', 'tsx', 'scripts/prepare-downloads.ts']);
ensureTsconfigFor('.next-dev');
const env = { ...process.env, NEXT_DIST_DIR: '.next-dev', NEXT_TELEMETRY_DISABLED: '1' };
process.exit(
  await run(process.execPath, ['node_modules/next/dist/bin/next', 'dev', '-p', port], { env }),
);
