import type { Bucket } from '@/lib/partners/buckets';
import type { Grouping } from '@/lib/partners/period';

/** Days as spreadsheets read them, the same in both languages; the end without what it shares with the beginning. */
export function bucketName({ from, to }: Bucket, by: Grouping): string {
  if (by === 'day' || from === to) return from;
  const end = from.slice(0, 5) === to.slice(0, 5) ? to.slice(5) : to;
  return `${from} – ${end}`;
}
