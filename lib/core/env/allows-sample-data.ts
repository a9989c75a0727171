/** Whether this installation may show samples and write codes to a file; in production DEMO must be set for that. */
import { isLoopbackOrigin } from './validation/loopback.mjs';
import { settingOf } from './settings.mjs';

/** True on a loopback address; anywhere else only with DEMO=1. */
export function allowsSampleData(
  source: Readonly<Record<string, string | undefined>> = process.env,
): boolean {
  return isLoopbackOrigin(settingOf('SITE_ORIGIN', source)) || settingOf('DEMO', source) === '1';
}
