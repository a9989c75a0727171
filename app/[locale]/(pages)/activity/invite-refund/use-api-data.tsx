import useSWR, { type SWRConfiguration } from 'swr';
import { cn } from '@/components/ui/cn';
import type { ReadError } from '@/lib/browser/read-json';

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
  options?: SWRConfiguration<Data, ReadError>,
): ReadState<Data> {
  const { data, error, isValidating, mutate } = useSWR<Data, ReadError>(path, options);
  return {
    data,
    failure: error?.message,
    isBusy: isValidating,
    retry: () => void mutate(),
  };
}

interface LoadErrorProps {
  /** Says what failed. */
  text: string;
  retry: string;
  /** Whether a new attempt is running. */
  isBusy: boolean;
  onRetry: () => void;
  className?: string;
}

/** A quiet line in place of the answer, with a button to try again. */
export function LoadError({ text, retry, isBusy, onRetry, className }: LoadErrorProps) {
  return (
    <p role="status" className={cn('flex flex-wrap items-center gap-x-3 text-sm', className)}>
      {text}
      <button
        type="button"
        disabled={isBusy}
        onClick={onRetry}
        className="offers:disabled:cursor-wait tap cursor-pointer px-2 font-bold text-blue-600 hover:text-blue-800 disabled:opacity-50"
      >
        {retry}
      </button>
    </p>
  );
}
