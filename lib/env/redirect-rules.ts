import 'server-only';
import { buildEnv } from './build';
import { ownHosts, type TargetRules } from './hosts';
import { serverEnv } from './server';

/** What a target may lead to without asking (T1): this site, and hosts that are ours. */
export function redirectRules(): TargetRules {
  const settings = buildEnv();
  const { DOWNLOAD_HOST } = serverEnv();
  return { origin: settings.SITE_ORIGIN, hosts: ownHosts({ ...settings, DOWNLOAD_HOST }) };
}
