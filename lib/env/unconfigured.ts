/** What an installation that only shows the site still lacks (B7). */
import 'server-only';
import { hasDemoData } from './demo';
import { isProduction, serverEnv } from './server';
import { missingSettings, siteSettings } from './settings.mjs';

/** Whether the packages here are the samples of the seed: their sizes say nothing about the product's. */
export const hasSamplePackages = (): boolean => hasDemoData() && !serverEnv().UPSTREAM_HOST;

/**
 * Names of the settings to give before visitors come; null in production, but for a demonstration chosen there
 * (DEMO=1), which has that one to take away. Keys are not among them: a loopback address draws its own (B5).
 */
export function unconfigured(): string[] | null {
  const { UPSTREAM_HOST } = serverEnv();
  if (isProduction()) return hasSamplePackages() ? ['DEMO'] : null;
  const given = { ...process.env, SITE_ORIGIN: '' };
  const open = missingSettings(given, { production: true }).filter((name) => name in siteSettings);
  return UPSTREAM_HOST ? open : [...open, 'UPSTREAM_HOST'];
}
