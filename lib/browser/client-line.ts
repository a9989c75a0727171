import type { ClientLine } from '@/lib/releases/types';

/** One question for all who ask on a page; asked again only for another promoter. */
const answers = new Map<string, Promise<ClientLine>>();

/** Client line a Windows download delivers to a promoter's visitor (D1); v5 when that is not to be had. */
export function readClientLine(promoter: string): Promise<ClientLine> {
  const known = answers.get(promoter);
  if (known) return known;
  const answer = fetch('/api/promoter/line', { signal: AbortSignal.timeout(3000) })
    .then((response) => response.json() as Promise<{ line?: unknown }>)
    .then(({ line }): ClientLine => (line === 'v6' ? 'v6' : 'v5'))
    .catch((): ClientLine => 'v5');
  answers.set(promoter, answer);
  return answer;
}
