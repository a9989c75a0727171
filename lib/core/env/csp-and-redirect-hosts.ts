/**
 * The hosts in settings that pages may load from, and those a target may lead to. Page routing, the handlers and the
 * build share this code, so that they allow the same hosts.
 */

import { parseOrigins, collectHosts } from './validation/host-lists.mjs';

/** Origins that the content security policy allows in addition to this site (X3), by the kind of content. */
export interface CspSources {
  /** Pictures from other hosts (advertisements, QR codes). */
  readonly assetOrigins: readonly string[];
  readonly mediaOrigins: readonly string[];
  readonly trackingOrigins: readonly string[];
  /** Whether the public origin is https. */
  readonly isHttps: boolean;
}

/** Where a `target` may lead without asking (T1). */
export interface RedirectRules {
  /** Public origin of this site. */
  readonly origin: string;
  /** Hosts, with their port unless it is the default. */
  readonly hosts: ReadonlySet<string>;
}

type OptionalSettings<Name extends string> = { readonly [name in Name]?: string | undefined };

/** The origins for the policy, shared by all parts of the site that write a policy. */
export function cspSourcesOf(
  settings: { readonly SITE_ORIGIN: string } & OptionalSettings<
    'ASSET_HOSTS' | 'MEDIA_HOSTS' | 'HELP_VIDEO_BASE' | 'TRACKING_URL'
  >,
): CspSources {
  const { MEDIA_HOSTS, HELP_VIDEO_BASE } = settings;
  return {
    assetOrigins: parseOrigins(settings.ASSET_HOSTS),
    // Help videos are played from where they are stored.
    mediaOrigins: [...new Set([...parseOrigins(MEDIA_HOSTS), ...parseOrigins(HELP_VIDEO_BASE)])],
    trackingOrigins: parseOrigins(settings.TRACKING_URL),
    isHttps: settings.SITE_ORIGIN.startsWith('https:'),
  };
}

/** Settings that name hosts: REDIRECT_HOSTS and VARIANT_HOST without a scheme, the others as URLs. */
type HostSettings = OptionalSettings<
  'REDIRECT_HOSTS' | 'VARIANT_HOST' | 'HELP_SITE_ORIGIN' | 'WEB_TRIAL_URL' | 'DOWNLOAD_HOST'
>;

/** The hosts a target may lead to without asking (T1). */
export function trustedRedirectHosts(settings: HostSettings): ReadonlySet<string> {
  const { REDIRECT_HOSTS = '', VARIANT_HOST = '' } = settings;
  const { HELP_SITE_ORIGIN, WEB_TRIAL_URL, DOWNLOAD_HOST } = settings;
  const urls = [HELP_SITE_ORIGIN, WEB_TRIAL_URL, DOWNLOAD_HOST];
  try {
    return collectHosts(`${REDIRECT_HOSTS} ${VARIANT_HOST}`, urls);
  } catch (cause) {
    throw new Error(`REDIRECT_HOSTS or VARIANT_HOST: ${(cause as Error).message}`, { cause });
  }
}
