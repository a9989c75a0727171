import { serveChecksums } from '@/lib/downloads/signed-checksums/serve-checksums';

/** The checksums of the published packages, in the format that `sha256sum -c` reads. */
export function GET(request: Request): Promise<Response> {
  return serveChecksums(request);
}
