/** What goes wrong with a file, before or after it is read. On the page from the start: the rest comes late. */

/** Why there is no file to check. */
export type FileSelectionError =
  | { readonly kind: 'several'; readonly count: number }
  | { readonly kind: 'folder' | 'notFile' | 'canceled' };

/** The part of a DataTransfer that is looked at. */
interface DropContents {
  readonly items: ArrayLike<Pick<DataTransferItem, 'kind' | 'webkitGetAsEntry'>>;
  readonly files: ArrayLike<File>;
}

/** What a drop holds. Folders come as files as well, and only their entry tells. */
export function droppedOf({ items, files }: DropContents): File | FileSelectionError {
  const dropped = Array.from(items).filter(({ kind }) => kind === 'file');
  const count = Math.max(dropped.length, files.length);
  if (count > 1) return { kind: 'several', count };
  if (dropped[0]?.webkitGetAsEntry()?.isDirectory) return { kind: 'folder' };
  return files[0] ?? { kind: 'notFile' };
}

interface ErrorLineProps {
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
export function ErrorLine({ text, again, onAgain, out }: ErrorLineProps) {
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
