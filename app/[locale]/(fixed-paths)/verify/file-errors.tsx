/**
 * Errors about a file, before or after it is read. They are in the page from the start, while the rest is loaded later.
 */

/** Why there is no file to check. */
export type FileSelectionError =
  | { readonly kind: 'several'; readonly count: number }
  | { readonly kind: 'folder' | 'notFile' | 'canceled' };

/** The part of a DataTransfer that is read here. */
interface DropContents {
  readonly items: ArrayLike<Pick<DataTransferItem, 'kind' | 'webkitGetAsEntry'>>;
  readonly files: ArrayLike<File>;
}

/** The content of a drop. Folders arrive as files as well; only their entry tells them apart. */
export function readDrop({ items, files }: DropContents): File | FileSelectionError {
  const dropped = Array.from(items).filter(({ kind }) => kind === 'file');
  const count = Math.max(dropped.length, files.length);
  if (count > 1) return { kind: 'several', count };
  if (dropped[0]?.webkitGetAsEntry()?.isDirectory) return { kind: 'folder' };
  return files[0] ?? { kind: 'notFile' };
}

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
