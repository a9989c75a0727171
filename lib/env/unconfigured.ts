/** What an installation that only shows the site still lacks (B7). */
import 'server-only';
import { isProduction, serverEnv } from './server';
import { missingSettings, siteSettings } from './settings.mjs';

/**
 * Names of the settings to give before visitors come; null where the site has a public origin and a real
 * upstream. Keys are not among them: a loopback address draws its own (B5).
 */
export function unconfigured(): string[] | null {
  const { UPSTREAM_HOST } = serverEnv();
  if (isProduction() && UPSTREAM_HOST) return null;
  const given = { ...process.env, SITE_ORIGIN: isProduction() ? process.env.SITE_ORIGIN : '' };
  const open = missingSettings(given, { production: true }).filter((name) => name in siteSettings);
  return UPSTREAM_HOST ? open : [...open, 'UPSTREAM_HOST'];
}
