import 'server-only';
import { allowsSampleData } from '@/lib/core/env/allows-sample-data';
import { getRuntimeEnv } from '@/lib/core/env/runtime';
import { ensureSamples } from './sample-packages';

/**
 * Runs before the first request. Without its own download host the site serves sample packages; samples that are
 * missing are generated (D5). In production this happens only for a demonstration.
 */
export async function prepareSamplePackages(env: NodeJS.ProcessEnv = process.env): Promise<void> {
  if (!allowsSampleData(env)) return;
  const { DOWNLOAD_HOST, DOWNLOAD_DIR } = getRuntimeEnv(env);
  if (!DOWNLOAD_HOST) await ensureSamples(DOWNLOAD_DIR);
}
