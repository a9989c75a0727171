import { respondConditionally } from '@/lib/core/http/responses/conditional';
import { plainTextResponse } from '@/lib/core/http/responses/uncached-responses';
import { readReleaseKey } from '@/lib/downloads/signed-checksums/release-key';
import { configuredSecurityTxt } from '@/lib/well-known/security-txt';

/** The contact for reporting a weakness of the site (RFC 9116). */
export function GET(request: Request): Response {
  const text = configuredSecurityTxt(readReleaseKey() !== null);
  if (text === null) return plainTextResponse('No security contact is published.', 404);
  return respondConditionally(request, text, { type: 'text/plain' });
}
