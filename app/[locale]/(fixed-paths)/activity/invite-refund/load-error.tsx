import { cn } from '@/components/ui/cn';

interface LoadErrorProps {
  text: string;
  retryLabel: string;
  /** Whether a new attempt is running. */
  isBusy: boolean;
  onRetry: () => void;
  className?: string;
}

/** A quiet line in place of the answer, with a button to try again. */
export function LoadError({ text, retryLabel, isBusy, onRetry, className }: LoadErrorProps) {
  return (
    <p role="status" className={cn('flex flex-wrap items-center gap-x-3 text-sm', className)}>
      {text}
      <button
        type="button"
        disabled={isBusy}
        onClick={onRetry}
        className="campaigns:disabled:cursor-wait tap cursor-pointer px-2 font-bold text-blue-600 hover:text-blue-800 disabled:opacity-50"
      >
        {retryLabel}
      </button>
    </p>
  );
}
