/** The version of a record: a form rendered for an older one is refused. */
import 'server-only';
import { createHash } from 'node:crypto';
import type { FieldValues, RecordType } from './record-type';

/** The version a form for a new record sends. */
export const noVersion = 'none';

/** Identifies the content a form was rendered for, without the fields that are `isUnversioned`. */
export function versionOf({ fields }: RecordType, row: FieldValues | null): string {
  if (!row) return noVersion;
  const versionedFields = Object.entries(fields).filter(([, { isUnversioned }]) => !isUnversioned);
  const text = JSON.stringify(versionedFields.map(([name]) => row[name] ?? null));
  return createHash('sha256').update(text).digest('base64url').slice(0, 22);
}
