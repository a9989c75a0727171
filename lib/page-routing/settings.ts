/**
 * Build-time settings of page routing, for the middleware and for the server in front of Next. They are not validated
 * here: the validation (lib/core/env/build-time.ts) includes the whole table of settings, which is too heavy to load
 * before every page, and it has already stopped a build with bad values.
 */
import {
  trustedRedirectHosts,
  cspSourcesOf,
  type CspSources,
  type RedirectRules,
} from '@/lib/core/env/csp-and-redirect-hosts';

/**
 * Each name is written out, because a build may replace it by its value. The names are compared with the table by
 * lib/core/env/csp-and-redirect-hosts.page-routing.test.ts.
 */
export const pageRoutingSettings = {
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

export const pageCspSources: CspSources = cspSourcesOf(pageRoutingSettings);

/** Targets to which /redirect leads without asking the visitor (T1). */
export const pageRedirectRules: RedirectRules = {
  origin: new URL(pageRoutingSettings.SITE_ORIGIN).origin,
  hosts: trustedRedirectHosts(pageRoutingSettings),
};
