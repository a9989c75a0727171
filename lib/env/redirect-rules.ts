import 'server-only';
import { redirectHosts, type TargetRules } from '@/lib/targets/target';
import { buildEnv } from './build';
import { serverEnv } from './server';

/** What a target may lead to without asking (T1): this site, and hosts that are ours. */
export function redirectRules(): TargetRules {
  const { SITE_ORIGIN, HELP_SITE_ORIGIN, WEB_TRIAL_URL, REDIRECT_HOSTS } = buildEnv();
  const ours = [HELP_SITE_ORIGIN, WEB_TRIAL_URL, serverEnv().DOWNLOAD_HOST];
  return { origin: SITE_ORIGIN, hosts: redirectHosts(REDIRECT_HOSTS, ours) };
}
