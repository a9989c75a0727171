import { serveSignature } from '@/lib/downloads/signed-checksums/serve-checksums';

/** The signature of the list at /SHA256SUMS, made with the release key. */
export function GET(request: Request): Promise<Response> {
  return serveSignature(request);
}
