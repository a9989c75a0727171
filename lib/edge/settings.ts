/**
 * Build-time settings the edge middleware needs. Read plainly, because the full validation
 * (lib/env/build.ts) carries zod, too heavy to run before every page; that validation has already
 * stopped a build with bad values.
 */
import { parseHosts, type PolicyHosts } from '@/lib/http/policy';
import { ownHosts, type TargetRules } from '@/lib/targets/target';

export const publicOrigin = process.env.SITE_ORIGIN || 'http://localhost:3000';

export const policyHosts: PolicyHosts = {
  asset: parseHosts(process.env.ASSET_HOSTS),
  media: parseHosts(process.env.MEDIA_HOSTS),
  tracking: parseHosts(process.env.TRACKING_URL),
  secure: publicOrigin.startsWith('https:'),
};

/** T1: where /redirect leads without asking. Each name written out: only then the build fills it in. */
export const redirectRules: TargetRules = {
  origin: new URL(publicOrigin).origin,
  hosts: ownHosts({
    REDIRECT_HOSTS: process.env.REDIRECT_HOSTS,
    VARIANT_HOST: process.env.VARIANT_HOST,
    HELP_SITE_ORIGIN: process.env.HELP_SITE_ORIGIN,
    WEB_TRIAL_URL: process.env.WEB_TRIAL_URL,
    DOWNLOAD_HOST: process.env.DOWNLOAD_HOST,
  }),
};
