import { useTranslations } from 'next-intl';
import { Icon } from '@/components/ui/icon';
import { settingsToChangeForProduction } from '@/lib/core/env/settings-to-change';

/**
 * Says below the footer that data and packages are samples, and what to configure (B7); it renders nothing on a site in
 * production without samples.
 */
export function MissingSettingsStrip() {
  const t = useTranslations('common.missingSettings');
  const names = settingsToChangeForProduction();
  if (!names) return null;
  return (
    <aside
      aria-label={t('label')}
      data-missing-settings
      className="relative z-10 border-t border-warm-300/60 bg-warm-100 text-sm text-warm-text print:hidden [&[hidden]]:hidden"
    >
      <div className="wrap flex items-center">
        <details data-menu className="min-w-0 flex-1">
          <summary className="flex min-h-11 cursor-pointer list-none items-center gap-3">
            <b>{t('label')}</b>
            <span className="truncate text-on-warm max-md:hidden">{t('text')}</span>
            <span className="ml-auto text-right font-bold underline underline-offset-4">
              {t('open', { count: names.length })}
            </span>
          </summary>
          <div className="absolute inset-x-0 bottom-full border-t border-warm-300/60 bg-warm-100 px-[max(20px,50%-600px)] py-4">
            <p className="mb-2">{t(names.includes('DEMO') ? 'chosen' : 'how')}</p>
            <p className="font-mono [word-spacing:0.6em]">{names.join(' ')}</p>
          </div>
        </details>
        <button
          type="button"
          aria-label={t('close')}
          className="-mr-3.5 grid tap cursor-pointer place-items-center noscript:hidden"
        >
          <Icon name="close" size={16} />
        </button>
      </div>
    </aside>
  );
}
