import { serveFile } from '@/lib/downloads/serve-file';

/** Embedded download host (D5). Next answers HEAD with this too. */
export function GET(request: Request): Promise<Response> {
  return serveFile(request);
}
