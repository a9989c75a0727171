import { getTranslations } from 'next-intl/server';
import { servesEmbeddedContent } from './load-entry';

/** Warns staff where the site takes its content from an upstream, so that they do not write in vain. */
export async function UpstreamNotice() {
  if (servesEmbeddedContent()) return null;
  const t = await getTranslations('console.publishing');
  return <p className="mb-4 rounded-md bg-warm-100 px-4 py-3 text-warm-text">{t('upstream')}</p>;
}
