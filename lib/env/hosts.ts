/**
 * What settings say about hosts, read plainly: the edge, the handlers and the build share it, and none
 * of them may drift from the others.
 */

import { parseHosts, redirectHosts } from './host-lists.mjs';

export { parseHosts, redirectHosts };

/** Hosts the content security policy allows next to this site (X3). */
export interface PolicyHosts {
  /** Pictures from elsewhere (advertisements, QR codes). */
  readonly asset: readonly string[];
  readonly media: readonly string[];
  readonly tracking: readonly string[];
  /** The public origin is https. */
  readonly secure: boolean;
}

/** What a `target` may lead to without asking (T1). */
export interface TargetRules {
  /** Public origin of this site. */
  readonly origin: string;
  /** Hosts, with a port where it is not the usual one. */
  readonly hosts: ReadonlySet<string>;
}

type Given<Name extends string> = { readonly [name in Name]?: string | undefined };

/** The one list of hosts for the policy, whichever part of the site writes it. */
export function policyHostsOf(
  settings: { readonly SITE_ORIGIN: string } & Given<
    'ASSET_HOSTS' | 'MEDIA_HOSTS' | 'HELP_VIDEO_BASE' | 'TRACKING_URL'
  >,
): PolicyHosts {
  const { MEDIA_HOSTS, HELP_VIDEO_BASE } = settings;
  return {
    asset: parseHosts(settings.ASSET_HOSTS),
    // Where the help videos lie, they may be played from.
    media: [...new Set([...parseHosts(MEDIA_HOSTS), ...parseHosts(HELP_VIDEO_BASE)])],
    tracking: parseHosts(settings.TRACKING_URL),
    secure: settings.SITE_ORIGIN.startsWith('https:'),
  };
}

/** Settings that name hosts; all but the two of bare hosts are web addresses. */
type HostSettings = Given<
  'REDIRECT_HOSTS' | 'VARIANT_HOST' | 'HELP_SITE_ORIGIN' | 'WEB_TRIAL_URL' | 'DOWNLOAD_HOST'
>;

/** T1: the hosts a target leads to without asking. */
export function ownHosts(settings: HostSettings): ReadonlySet<string> {
  const { REDIRECT_HOSTS = '', VARIANT_HOST = '' } = settings;
  const { HELP_SITE_ORIGIN, WEB_TRIAL_URL, DOWNLOAD_HOST } = settings;
  return redirectHosts(`${REDIRECT_HOSTS} ${VARIANT_HOST}`, [
    HELP_SITE_ORIGIN,
    WEB_TRIAL_URL,
    DOWNLOAD_HOST,
  ]);
}
