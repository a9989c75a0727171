/**
 * Whether this installation may show samples and write codes to a file; in production that must be chosen explicitly.
 */
import { isLoopback } from './loopback.mjs';
import { settingOf } from './settings.mjs';

/** True on a loopback address; anywhere else only with DEMO=1. */
export function hasDemoData(
  source: Readonly<Record<string, string | undefined>> = process.env,
): boolean {
  const origin = settingOf('SITE_ORIGIN', source);
  const isHere = URL.canParse(origin) && isLoopback(new URL(origin).hostname);
  return isHere || settingOf('DEMO', source) === '1';
}
