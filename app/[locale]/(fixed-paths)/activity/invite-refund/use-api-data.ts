import useSWR, { type SWRConfiguration } from 'swr';
import type { FetchError } from '@/lib/browser/fetch-json';

interface ReadState<Data> {
  readonly data: Data | undefined;
  /** The handler's sentence or ''; undefined without an error. */
  readonly failure: string | undefined;
  readonly isBusy: boolean;
  readonly retry: () => void;
}

/** Loads an /api path with SWR; a null path sends no request. */
export function useApiData<Data>(
  path: string | null,
  options?: SWRConfiguration<Data, FetchError>,
): ReadState<Data> {
  const { data, error, isValidating, mutate } = useSWR<Data, FetchError>(path, options);
  return {
    data,
    failure: error?.message,
    isBusy: isValidating,
    retry: () => void mutate(),
  };
}
