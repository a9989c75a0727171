/** Gives each page of the console its own script policy: only scripts with the number drawn here run. */
import { NextResponse, type NextRequest } from 'next/server';

const randomNonce = () => btoa(String.fromCharCode(...crypto.getRandomValues(new Uint8Array(18))));

/** A preview shows in a frame of the page next to it. */
const isPreview = (path: string) => path.startsWith('/preview/');

const policyWith = (nonce: string, path: string) =>
  [
    "default-src 'none'",
    `script-src 'nonce-${nonce}' 'strict-dynamic'`,
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data:",
    "font-src 'self'",
    "connect-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-src 'self'",
    `frame-ancestors ${isPreview(path) ? "'self'" : "'none'"}`,
  ].join('; ');

export function middleware(request: NextRequest): NextResponse {
  const policy = policyWith(randomNonce(), request.nextUrl.pathname);
  const headers = new Headers(request.headers);
  // Next puts the number of the policy it reads here on the scripts it writes.
  headers.set('Content-Security-Policy', policy);
  const response = NextResponse.next({ request: { headers } });
  response.headers.set('Content-Security-Policy', policy);
  return response;
}

/**
 * Not before parts of uploads: Next keeps a copy of each body for what is behind the middleware. And a picture has a
 * policy of its own, which runs nothing at all; one set here would take its place.
 */
export const config = {
  matcher: '/((?!_next/static/|uploads/|applications/[^/]+/picture$).*)',
};
