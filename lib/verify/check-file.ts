/** Whether a file is a published package: by its SHA-256, and where that is unknown, by its name and size (O5). Pure. */
import { isUnfinished, readFileName, type NameReading } from './file-name';
import { checkHash } from './check-hash';
import type { PublishedRecord } from './records';

/** A file as it was read; the bytes themselves stay where they are. */
export interface HashedFile {
  readonly name: string;
  readonly size: number;
  /** Lower-case hex. */
  readonly sha256: string;
}

export type FileResult<R extends PublishedRecord = PublishedRecord> =
  | {
      readonly kind: 'official';
      readonly record: R;
      readonly newest: R | null;
      readonly name: NameReading;
    }
  | {
      readonly kind: 'unknown';
      /**
       * What its name or size says of the reason: the download has not ended (`unfinished`), it is smaller than the
       * package whose name it has (`shorter`), or it has that name and other bytes (`claims`).
       */
      readonly why: 'unfinished' | 'shorter' | 'claims' | 'other';
      /** The package whose name it has. */
      readonly claimed: R | null;
    };

/** Of a package that was published without a name nothing can be said. */
const unread: NameReading = { promoter: null, changed: false };

/** The published package whose name a file has, promoter and marks of copies aside. */
export function packageNamed<R extends PublishedRecord>(
  name: string,
  records: readonly R[],
): R | null {
  return (
    records.find(({ fileName }) => fileName !== null && !readFileName(name, fileName).changed) ??
    null
  );
}

function whyUnknown({ name, size }: HashedFile, claimed: PublishedRecord | null) {
  if (isUnfinished(name)) return 'unfinished';
  if (!claimed) return 'other';
  return claimed.size !== null && size < claimed.size ? 'shorter' : 'claims';
}

/** Compares a file with everything published. */
export function checkFile<R extends PublishedRecord>(
  file: HashedFile,
  records: readonly R[],
): FileResult<R> {
  const result = checkHash(file.sha256, records);
  if (result.kind === 'official') {
    const { record, newest } = result;
    const name = record.fileName ? readFileName(file.name, record.fileName) : unread;
    return { kind: 'official', record, newest, name };
  }
  const claimed = packageNamed(file.name, records);
  return { kind: 'unknown', why: whyUnknown(file, claimed), claimed };
}
