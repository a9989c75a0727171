import { serveSignature } from '@/lib/downloads/signed-sums/responses';

/** The signature of the list next to it, made with the release key. */
export function GET(request: Request): Promise<Response> {
  return serveSignature(request);
}
