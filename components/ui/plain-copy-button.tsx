import { cn } from './cn';
import type { CopyButtonProps } from './copy-button';

interface PlainCopyButtonProps extends CopyButtonProps {
  /** Says what it copies, beginning with the label; for screen readers, where a page has many such buttons. */
  name?: string;
}

/**
 * A CopyButton as plain markup, for lists with many such buttons. One listener handles the presses of the whole page
 * (components/every-page/copy-button-behavior.ts), so that no button needs hydration.
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
        'before-icon icon-copy icon-16 inline-flex min-h-11 cursor-pointer items-center gap-1.5 px-2',
        className,
      )}
    >
      <span aria-live="polite">{label}</span>
    </button>
  );
}
