import { answerSignature } from '@/lib/signed-sums/answers';

/** The release key's signature of the list next to it. */
export function GET(request: Request): Promise<Response> {
  return answerSignature(request);
}
