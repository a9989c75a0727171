import { answerKey } from '@/lib/signed-sums/answers';

/** The public key signatures of releases are checked with. */
export function GET(request: Request): Response {
  return answerKey(request);
}
