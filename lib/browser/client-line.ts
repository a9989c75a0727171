import type { PromoterLine } from '@/lib/api-answers';

/** One question for all who ask on a page; asked again only for another promoter. */
const answers = new Map<string, Promise<PromoterLine | null>>();

/** What a Windows download delivers to a promoter's visitor (D1); null when that is not to be had. */
export function readPromoterLine(promoter: string): Promise<PromoterLine | null> {
  const known = answers.get(promoter);
  if (known) return known;
  const answer = fetch('/api/promoter/line', { signal: AbortSignal.timeout(3000) })
    .then((response) => response.json() as Promise<{ line?: unknown; toV6?: unknown }>)
    .then(({ line, toV6 }): PromoterLine | null =>
      line === 'v5' || line === 'v6' ? { line, toV6: toV6 === true } : null,
    )
    .catch(() => null);
  answers.set(promoter, answer);
  return answer;
}
