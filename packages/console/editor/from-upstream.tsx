import { getTranslations } from 'next-intl/server';
import type { EntryState } from '@superbrowser/backend/admin/records/articles/store';
import { hasOwnContent } from './load';

/** How a state looks. */
export const stateTones = {
  draft: 'idle',
  published: 'ok',
  changed: 'blue',
  archived: 'soft',
} as const satisfies Record<EntryState, string>;

/** Says so where the site takes its content from elsewhere, before staff write in vain. */
export async function FromUpstream() {
  if (hasOwnContent()) return null;
  const t = await getTranslations('console.publishing');
  return <p className="mb-4 rounded-md bg-warm-100 px-4 py-3 text-warm-text">{t('upstream')}</p>;
}
