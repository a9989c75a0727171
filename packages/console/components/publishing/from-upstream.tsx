import { getTranslations } from 'next-intl/server';
import { hasOwnContent } from '@superbrowser/console/lib/publishing/load';

/** Says so where the site takes its content from elsewhere, before somebody writes for nobody. */
export async function FromUpstream() {
  if (hasOwnContent()) return null;
  const t = await getTranslations('console.publishing');
  return <p className="mb-4 rounded-md bg-warm-100 px-4 py-3 text-warm-text">{t('upstream')}</p>;
}
