import { useEffect, useState } from 'react';
import type { PromoterPreview } from '@/lib/answers';

export interface Looked {
  readonly state: 'asking' | 'answered' | 'failed';
  readonly answer: PromoterPreview | null;
}

/** Nobody is asked about half a code: typing has to rest for so long. */
const restMs = 400;
/** A little longer than the server waits for the upstream. */
const deadlineMs = 5_000;

async function ask(code: string, signal: AbortSignal): Promise<PromoterPreview> {
  const query = new URLSearchParams({ promoter: code }).toString();
  const response = await fetch(`/api/promoter/preview?${query}`, { signal });
  if (!response.ok) throw new Error('refused');
  return (await response.json()) as PromoterPreview;
}

/** What the site says of a promoter's code to those who come by it. */
export function usePreview(code: string): Looked {
  const [said, setSaid] = useState<Looked & { readonly code: string }>();
  useEffect(() => {
    let wanted = true;
    const abort = new AbortController();
    const say = (state: Looked['state'], answer: PromoterPreview | null) => {
      if (wanted) setSaid({ code, state, answer });
    };
    const late = setTimeout(() => abort.abort(), restMs + deadlineMs);
    const begin = setTimeout(() => {
      ask(code, abort.signal).then(
        (answer) => say('answered', answer),
        () => say('failed', null),
      );
    }, restMs);
    return () => {
      wanted = false;
      clearTimeout(begin);
      clearTimeout(late);
      abort.abort();
    };
  }, [code]);
  // What was said of another code is not said of this one.
  return said?.code === code ? said : { state: 'asking', answer: null };
}
