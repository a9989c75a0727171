interface ErrorLineProps {
  readonly text: string;
  /** The label of the button that tries again; without `onRetry` there is no button. */
  readonly retryLabel?: string;
  readonly onRetry?: (() => void) | undefined;
  /** A link to another way: the commands, and its label. */
  readonly alternative?: { readonly href: string; readonly label: string } | undefined;
}

const actionStyles =
  'inline-flex min-h-11 cursor-pointer items-center font-bold text-blue-600 hover:text-blue-800';

/** Says what failed, and how to continue. */
export function ErrorLine({ text, retryLabel, onRetry, alternative }: ErrorLineProps) {
  return (
    <div role="alert" className="mt-4">
      <p className="font-bold wrap-anywhere text-risk">{text}</p>
      {(onRetry ?? alternative) && (
        <p className="flex flex-wrap gap-x-7">
          {onRetry && (
            <button type="button" onClick={onRetry} className={actionStyles}>
              {retryLabel}
            </button>
          )}
          {alternative && (
            <a href={alternative.href} className={actionStyles}>
              {alternative.label}
            </a>
          )}
        </p>
      )}
    </div>
  );
}
