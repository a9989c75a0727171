import { fill } from '@/components/ui/fill';
import type { StoredRecords } from '@/lib/attribution/stored-records';
import type { StoredItem } from '@/lib/content/legal/stored';
import { useRecords } from './use-records';

export interface StoredValueProps {
  readonly name: StoredItem['name'];
  readonly group: StoredItem['group'];
  readonly words: { readonly empty: string; readonly blocked: string; readonly more: string };
}

/** Drafts may be long; their beginning says what they are. */
const shown = 160;

/** The values of a key, or of all keys that begin like it; null where the page may not look. */
function valuesOf(records: StoredRecords, name: string, group: string): string[] | null {
  if (group !== 'local' && group !== 'session') return [records.cookie(name) ?? ''];
  const contents = records[group];
  if (!contents) return null;
  const fits = (key: string) =>
    name.endsWith('…') ? key.startsWith(name.slice(0, -1)) : key === name;
  return Object.keys(contents)
    .filter(fits)
    .map((key) => contents[key] ?? '');
}

/** What stands under a name in this browser now. */
export function StoredValue({ name, group, words }: StoredValueProps) {
  const records = useRecords();
  if (!records) return '—';
  const values = valuesOf(records, name, group);
  if (values === null) return words.blocked;
  const text = values.filter(Boolean).join('\n');
  if (text === '') return <span className="text-text-3">{words.empty}</span>;
  const rest = text.length > shown ? fill(words.more, { n: text.length }) : '';
  return (
    <span className="font-mono text-[15px] wrap-anywhere whitespace-pre-wrap text-text">
      {text.slice(0, shown)}
      {rest}
    </span>
  );
}
