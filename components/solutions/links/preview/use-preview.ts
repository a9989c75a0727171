import { useEffect, useState } from 'react';
import useSWRImmutable from 'swr/immutable';
import type { PromoterPreview } from '@/lib/answers';
import { read, type ReadError } from '@/lib/browser/read';

export interface Looked {
  readonly state: 'asking' | 'answered' | 'failed';
  readonly answer: PromoterPreview | null;
}

/** Nobody is asked about half a code: typing has to rest for so long. */
const restMs = 400;
/** A little longer than the server waits for the upstream. */
const deadlineMs = 5_000;

const readPreview = (path: string) => read<PromoterPreview>(path, { deadlineMs });

/** The code once typing rests; the one before until then. */
function useRested(code: string): string {
  const [rested, setRested] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setRested(code), restMs);
    return () => clearTimeout(timer);
  }, [code]);
  return rested;
}

/** What the site says of a promoter's code to those who come by it. */
export function usePreview(code: string): Looked {
  const isRested = useRested(code) === code;
  const { data, error, isValidating } = useSWRImmutable<PromoterPreview, ReadError>(
    isRested ? `/api/promoter/preview?${new URLSearchParams({ promoter: code }).toString()}` : null,
    readPreview,
    { shouldRetryOnError: false },
  );
  if (data) return { state: 'answered', answer: data };
  return { state: error && !isValidating ? 'failed' : 'asking', answer: null };
}
