import { join } from 'node:path';
import { allowsSampleData } from '@/lib/core/env/sample-data';
import { settingOf } from '@/lib/core/env/settings.mjs';
import { ensureSamples } from './sample-packages';

/**
 * Runs before the first request. Without its own download host the site serves sample packages; samples that are
 * missing are generated (D5). In production this happens only for a demonstration.
 */
export async function prepareSamples(env: NodeJS.ProcessEnv = process.env): Promise<void> {
  if (env.DOWNLOAD_HOST || !allowsSampleData(env)) return;
  const directory = env.DOWNLOAD_DIR || join(settingOf('DATA_DIR', env), 'files');
  await ensureSamples(directory);
}
