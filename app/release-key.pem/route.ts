import { serveKey } from '@/lib/downloads/signed-checksums/serve-checksums';

/** The public key for checking the signatures of releases. */
export function GET(request: Request): Response {
  return serveKey(request);
}
