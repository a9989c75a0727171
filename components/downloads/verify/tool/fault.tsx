export interface FaultProps {
  readonly text: string;
  /** Word of the button that tries once more; without `onAgain` there is none. */
  readonly again?: string;
  readonly onAgain?: (() => void) | undefined;
  /** The way out: where the commands stand, and how that is called. */
  readonly out?: { readonly href: string; readonly label: string } | undefined;
}

const action =
  'inline-flex min-h-11 cursor-pointer items-center font-bold text-blue-600 hover:text-blue-800';

/** What went wrong, and how it goes on. */
export function FaultLine({ text, again, onAgain, out }: FaultProps) {
  return (
    <div role="alert" className="mt-4">
      <p className="font-bold wrap-anywhere text-risk">{text}</p>
      {(onAgain ?? out) && (
        <p className="flex flex-wrap gap-x-7">
          {onAgain && (
            <button type="button" onClick={onAgain} className={action}>
              {again}
            </button>
          )}
          {out && (
            <a href={out.href} className={action}>
              {out.label}
            </a>
          )}
        </p>
      )}
    </div>
  );
}
