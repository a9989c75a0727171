import useSWR, { type SWRConfiguration } from 'swr';
import type { ReadError } from '@/lib/browser/read';

export interface ReadState<Answer> {
  readonly data: Answer | undefined;
  /** The handler's sentence or ''; undefined while there is nothing wrong. */
  readonly failure: string | undefined;
  readonly busy: boolean;
  readonly retry: () => void;
}

/** What an address under /api answers; null asks nothing. */
export function useRead<Answer>(
  path: string | null,
  options?: SWRConfiguration<Answer, ReadError>,
): ReadState<Answer> {
  const { data, error, isValidating, mutate } = useSWR<Answer, ReadError>(path, options);
  return {
    data,
    failure: error?.message,
    busy: isValidating,
    retry: () => void mutate(),
  };
}
