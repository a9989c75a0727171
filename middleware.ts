import { NextResponse, type NextRequest } from 'next/server';
import {
  followTarget,
  withoutToken,
  redirectAlias,
  rememberAttribution,
  servePage,
  turnAwayOldBrowser,
} from '@/lib/edge/steps';
import { edgePolicyHosts, edgeTargetRules } from '@/lib/edge/settings';
import { parseAddress } from '@/lib/i18n/address';

/** The order of the steps, nothing else: alias, old browser, sign-in handover, target, page, attribution. */
export default function middleware(request: NextRequest): NextResponse {
  const { pathname } = request.nextUrl;
  const { secure } = edgePolicyHosts;
  const address = parseAddress(pathname);
  const alias = redirectAlias(request);
  if (alias || address.kind === 'alias')
    return rememberAttribution(request, alias ?? NextResponse.next(), secure);
  const response =
    turnAwayOldBrowser(request, address.locale, address.path) ??
    withoutToken(request, address.locale, address.path) ??
    followTarget(request, address.locale, address.path, {
      rules: edgeTargetRules,
      hosts: edgePolicyHosts,
    }) ??
    servePage(request, address.locale, address.path, edgePolicyHosts);
  return rememberAttribution(request, response, secure);
}

export const config = {
  // Pages (A1). Built files, routes and files of public/ pass by; downloads remember by themselves.
  matcher: [
    '/((?!api/|_next/|files/|og/|art/|qr/|(?:favicon\\.ico|favicon\\.svg|logo\\.svg|apple-touch-icon\\.png)$|robots\\.txt$|sitemap\\.xml$|manifest\\.webmanifest$|plain\\.css$|llms\\.txt$|releases\\.json$|status\\.json$|SHA256SUMS(?:\\.sig)?$|release-key\\.pem$|\\.well-known/(?:security\\.txt|sbom\\.json)$|manifests/(?:winget|homebrew|scoop)/).*)',
  ],
};
