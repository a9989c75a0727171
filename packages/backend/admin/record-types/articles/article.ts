/** An article or a campaign by the names of its fields. */
import type { Localized } from '../../define';
import type { EntryState } from './store';

export interface Article {
  slug: string;
  title: string;
  state: EntryState | 'builtIn';
  missing: Localized | null;
  start: string | null;
  end: string | null;
  runs: 'before' | 'now' | 'over' | null;
  changed_at: string | null;
  changed_by: string | null;
  address: string | null;
  english: string | null;
  digest: string | null;
}
