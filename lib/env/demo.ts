/** Whether this installation may show samples and write codes to a file: chosen in production, never slipped into. */
import { isLoopback } from './loopback.mjs';
import { settingOf } from './settings.mjs';

/** On a loopback address always; anywhere else only where DEMO=1 says so. */
export function hasDemoData(
  source: Readonly<Record<string, string | undefined>> = process.env,
): boolean {
  const origin = settingOf('SITE_ORIGIN', source);
  const isHere = URL.canParse(origin) && isLoopback(new URL(origin).hostname);
  return isHere || settingOf('DEMO', source) === '1';
}
