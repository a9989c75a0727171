import { cn } from './cn';
import type { CopyButtonProps } from './copy-button';

export interface PlainCopyButtonProps extends CopyButtonProps {
  /** What it copies, beginning with the label; for screen readers, where there are many on a page. */
  name?: string;
}

/**
 * CopyButton as plain markup, for lists of many: pressed, it is answered for the whole page at once
 * (components/site/copy-presses.ts), so that none of them has to be taken over by a script.
 */
export function PlainCopyButton({
  value,
  label,
  name,
  copiedLabel,
  failedLabel,
  className,
}: PlainCopyButtonProps) {
  return (
    <button
      type="button"
      aria-label={name}
      data-copy={value}
      data-copied={copiedLabel}
      data-failed={failedLabel}
      className={cn(
        'led-by icon-copy icon-16 inline-flex min-h-11 cursor-pointer items-center gap-1.5 px-2',
        className,
      )}
    >
      <span aria-live="polite">{label}</span>
    </button>
  );
}
