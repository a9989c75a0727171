import { answerSums } from '@/lib/signed-sums/answers';

/** The checksums of all published packages, as `sha256sum -c` reads them. */
export function GET(request: Request): Promise<Response> {
  return answerSums(request);
}
