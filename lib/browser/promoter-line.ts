import type { PromoterLineAnswer } from '@/lib/api-responses';

/** All components of a page share one request; only another promoter leads to a new one. */
const answers = new Map<string, Promise<PromoterLineAnswer | null>>();

/** The line a Windows download delivers to a promoter's visitor (D1); null when it cannot be read. */
export function readPromoterLine(promoter: string): Promise<PromoterLineAnswer | null> {
  const known = answers.get(promoter);
  if (known) return known;
  const answer = fetch('/api/promoter/line', { signal: AbortSignal.timeout(3000) })
    .then((response) => response.json() as Promise<{ line?: unknown; toV6?: unknown }>)
    .then(({ line, toV6 }): PromoterLineAnswer | null =>
      line === 'v5' || line === 'v6' ? { line, toV6: toV6 === true } : null,
    )
    .catch(() => null);
  answers.set(promoter, answer);
  return answer;
}
