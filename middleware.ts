/**
 * Answers pages that reach Next, by the decision of lib/page-routing/page-decision.ts. The server in front applies the
 * same decision first. In production a static page reaches this file only when the page cache renders it, without a
 * visitor's query and cookies, and when Next's client router asks for its data.
 */
import { NextResponse, type NextRequest } from 'next/server';
import { setAttributionCookies } from '@/lib/attribution/set-cookies';
import { privateCacheControl } from '@/lib/core/http/responses/cache-control';
import { decidePage, type PageDecision } from '@/lib/page-routing/page-decision';
import { pageCspSources, pageRedirectRules } from '@/lib/page-routing/settings';
import { contentSecurityPolicy } from '@/lib/core/http/csp/policy';
import { unlistedPageHeader } from '@/lib/pages';

/**
 * The URL under which Next finds the page. For a static page, `search` is empty: a query would become part of the copy
 * that all visitors share.
 */
function internalUrl(request: NextRequest, pathname: string, search: string): URL {
  const url = request.nextUrl.clone();
  url.pathname = pathname;
  url.search = search;
  return url;
}

/** A dynamic page gets a nonce; Next reads it from the policy of the request (X3). */
function rewriteWithNonce(request: NextRequest, url: URL, status: number): NextResponse {
  const nonce = btoa(crypto.randomUUID());
  const policy = contentSecurityPolicy([`'nonce-${nonce}'`], pageCspSources);
  const headers = new Headers(request.headers);
  headers.set('Content-Security-Policy', policy);
  const response = NextResponse.rewrite(url, { request: { headers }, status });
  response.headers.set('Content-Security-Policy', policy);
  response.headers.set('Cache-Control', privateCacheControl);
  return response;
}

function respond(request: NextRequest, decision: PageDecision): NextResponse {
  switch (decision.kind) {
    case 'redirect': {
      const url = new URL(decision.location, request.nextUrl.origin);
      const response = NextResponse.redirect(url, decision.status);
      if (decision.cacheControl) response.headers.set('Cache-Control', decision.cacheControl);
      return response;
    }
    case 'dynamic':
      return rewriteWithNonce(
        request,
        internalUrl(request, decision.internalPath, decision.search),
        decision.status,
      );
    case 'handler':
      return NextResponse.rewrite(internalUrl(request, decision.internalPath, decision.search));
    case 'static': {
      const { internalPath, status } = decision;
      const response = NextResponse.rewrite(internalUrl(request, internalPath, ''), { status });
      if (status === 404) response.headers.set('Cache-Control', privateCacheControl);
      return response;
    }
  }
}

export default function middleware(request: NextRequest): NextResponse {
  const { pathname, search, searchParams } = request.nextUrl;
  const decision = decidePage(
    {
      pathname,
      search,
      userAgent: request.headers.get('user-agent') ?? '',
      // `npm run dev` renders what the store holds at the moment it is requested.
      allowsUnlisted:
        request.headers.has(unlistedPageHeader) || process.env.NODE_ENV === 'development',
    },
    pageRedirectRules,
  );
  const response = respond(request, decision);
  setAttributionCookies(response.headers, searchParams, pageCspSources.isHttps);
  return response;
}

export const config = {
  // Pages (A1), by the pattern of lib/page-routing/page-matcher.ts; a change must be made in both files. Built files,
  // routes and files of public/ are left out. The download handler sets the cookies itself.
  matcher: [
    '/((?!api/|_next/|files/|og/|art/|(?:favicon\\.ico|favicon\\.svg|logo\\.svg|apple-touch-icon\\.png)$|robots\\.txt$|sitemap\\.xml$|manifest\\.webmanifest$|plain\\.css$|llms\\.txt$|releases\\.json$|status\\.json$|SHA256SUMS(?:\\.sig)?$|release-key\\.pem$|\\.well-known/(?:security\\.txt|sbom\\.json)$|manifests/(?:winget|homebrew|scoop)/).*)',
  ],
};
