/** What was dropped: one file, or something that is none. Pure. */

/** Why there is no file to check. */
export type Mishap =
  | { readonly kind: 'several'; readonly count: number }
  | { readonly kind: 'folder' | 'notFile' | 'canceled' };

/** The part of a DataTransfer that is looked at. */
export interface DropContents {
  readonly items: ArrayLike<Pick<DataTransferItem, 'kind' | 'webkitGetAsEntry'>>;
  readonly files: ArrayLike<File>;
}

/** What a drop holds. Folders come as files as well, and only their entry tells. */
export function droppedOf({ items, files }: DropContents): File | Mishap {
  const dropped = Array.from(items).filter(({ kind }) => kind === 'file');
  const count = Math.max(dropped.length, files.length);
  if (count > 1) return { kind: 'several', count };
  if (dropped[0]?.webkitGetAsEntry()?.isDirectory) return { kind: 'folder' };
  return files[0] ?? { kind: 'notFile' };
}
