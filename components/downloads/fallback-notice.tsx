import { getTranslations } from 'next-intl/server';
import { Icon } from '@/components/ui/icon';
import type { Freshness } from '@/lib/upstream/cache/freshness';
import { FallbackToast } from './fallback-toast';

/** D7: says that the version list could not be loaded; the marker also tells the cache to ask again soon (B6). */
export async function FallbackNotice({ freshness }: { freshness: Freshness }) {
  if (freshness !== 'fallback') return null;
  const [t, hint] = await Promise.all([
    getTranslations('download.fallback'),
    getTranslations('common.toast'),
  ]);
  return (
    <div data-fallback="versions" role="status" className="relative z-10 wrap my-6">
      <div className="flex items-start gap-4 rounded-lg bg-risk-bg px-5 py-4 text-text-2 ring-1 ring-risk/25">
        <Icon name="alert" size={24} className="mt-0.5 text-risk" />
        <p>
          <strong className="block text-text">{t('title')}</strong>
          {t('text')}
        </p>
      </div>
      <FallbackToast title={hint('hint')} text={t('title')} />
    </div>
  );
}
