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
