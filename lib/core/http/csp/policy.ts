/**
 * The Content-Security-Policy (X3). Pure, because the middleware (nonce), the server (hashes) and the plain pages share
 * it. Hosts come from build-time settings.
 */
import type { CspSources } from '@/lib/core/env/csp-and-redirect-hosts';

/**
 * @param scriptSources sources allowed in addition to files of this origin: `'sha256-…'` hashes or one `'nonce-…'`
 * @returns the value of Content-Security-Policy
 */
export function contentSecurityPolicy(
  scriptSources: readonly string[],
  sources: CspSources,
): string {
  const directives: [string, ...string[]][] = [
    ['default-src', "'none'"],
    ['script-src', "'self'", ...scriptSources],
    ['style-src', "'self'"],
    ['style-src-attr', "'unsafe-inline'"],
    ['img-src', "'self'", 'data:', ...sources.assetOrigins],
    ['media-src', "'self'", ...sources.mediaOrigins],
    // The desktop app listens on a port of the visitor's own machine.
    ['connect-src', "'self'", 'ws://127.0.0.1:*', ...sources.trackingOrigins],
    ['font-src', "'self'"],
    ['manifest-src', "'self'"],
    ['base-uri', "'none'"],
    ['form-action', "'self'"],
    ['frame-ancestors', "'none'"],
  ];
  const policy = directives.map((directive) => directive.join(' '));
  return (sources.isHttps ? [...policy, 'upgrade-insecure-requests'] : policy).join('; ');
}

/** Policy of pages without scripts. */
export const plainPagePolicy =
  "default-src 'none'; style-src 'self'; img-src 'self' data:; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";
