/**
 * Gives each page of the console its own script policy: only scripts with a random nonce run, and scripts that those
 * load.
 */
import { NextResponse, type NextRequest } from 'next/server';

const randomNonce = () => btoa(String.fromCharCode(...crypto.getRandomValues(new Uint8Array(18))));

/** The editor shows a preview in a frame, so previews may be framed. */
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
  // Next reads the nonce from this header and adds it to its scripts.
  headers.set('Content-Security-Policy', policy);
  const response = NextResponse.next({ request: { headers } });
  response.headers.set('Content-Security-Policy', policy);
  return response;
}

/**
 * Three kinds of requests skip this middleware: static files; requests that send uploads (not an upload's page),
 * because Next copies each body that passes the middleware; and screenshots of applications, because they have their
 * own, stricter policy, which this policy would replace.
 */
export const config = {
  matcher: '/((?!_next/static/|uploads/begin$|uploads/[^/]+/|api/screenshots/[^/]+$).*)',
};
