/**
 * Build-time settings the edge middleware needs. Read plainly, because the full validation
 * (lib/env/build.ts) carries zod, too heavy to run before every page; that validation has already
 * stopped a build with bad values.
 */
import { parseHosts, type PolicyHosts } from '@/lib/http/policy';

export const publicOrigin = process.env.SITE_ORIGIN || 'http://localhost:3000';

export const policyHosts: PolicyHosts = {
  asset: parseHosts(process.env.ASSET_HOSTS),
  media: parseHosts(process.env.MEDIA_HOSTS),
  tracking: parseHosts(process.env.TRACKING_URL),
  secure: publicOrigin.startsWith('https:'),
};
