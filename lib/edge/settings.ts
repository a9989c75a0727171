/**
 * Build-time settings the edge middleware needs. Read plainly, because the full validation
 * (lib/env/build.ts) carries zod and the table of settings, too heavy to run before every page; that
 * validation has already stopped a build with bad values.
 */
import { ownHosts, policyHostsOf, type PolicyHosts, type TargetRules } from '@/lib/env/hosts';

/** Each name written out, since a build may put the value in its place. A test compares the names with the table. */
export const edgeSettings = {
  SITE_ORIGIN: process.env.SITE_ORIGIN || 'http://localhost:3000',
  ASSET_HOSTS: process.env.ASSET_HOSTS,
  MEDIA_HOSTS: process.env.MEDIA_HOSTS,
  HELP_VIDEO_BASE: process.env.HELP_VIDEO_BASE,
  TRACKING_URL: process.env.TRACKING_URL,
  REDIRECT_HOSTS: process.env.REDIRECT_HOSTS,
  VARIANT_HOST: process.env.VARIANT_HOST,
  HELP_SITE_ORIGIN: process.env.HELP_SITE_ORIGIN,
  WEB_TRIAL_URL: process.env.WEB_TRIAL_URL,
  DOWNLOAD_HOST: process.env.DOWNLOAD_HOST,
};

export const edgePolicyHosts: PolicyHosts = policyHostsOf(edgeSettings);

/** T1: where /redirect leads without asking. */
export const edgeTargetRules: TargetRules = {
  origin: new URL(edgeSettings.SITE_ORIGIN).origin,
  hosts: ownHosts(edgeSettings),
};
