import { useTranslations } from 'next-intl';
import { CloseIcon } from '@/components/ui/dialog/close-icon';
import { Icon } from '@/components/ui/icon';
import { unconfigured } from '@/lib/env/unconfigured';

/** Says that data and packages are samples, and what to configure (B7); nothing on a configured site. */
export function DemoStrip() {
  const t = useTranslations('common.demo');
  const names = unconfigured();
  if (!names) return null;
  return (
    <aside
      aria-label={t('label')}
      data-demo
      className="relative z-30 flex items-center bg-warm-100 pl-5 text-xs text-warm-text print:hidden [&[hidden]]:hidden"
    >
      <details data-menu className="group min-w-0 flex-1">
        <summary className="flex min-h-9 cursor-pointer list-none items-center gap-1.5 max-md:min-h-11 [&::-webkit-details-marker]:hidden">
          <b className="whitespace-nowrap">{t('label')}</b>
          <span className="truncate max-md:hidden">{t('text')}</span>
          <span className="whitespace-nowrap underline underline-offset-4">
            {t('open', { count: names.length })}
          </span>
          <Icon name="chevron-down" size={14} className="group-open:rotate-180" />
        </summary>
        <div className="absolute inset-x-0 top-full bg-warm-100 px-5 pt-1 pb-4 shadow-2">
          <p className="mb-2 md:hidden">{t('text')}</p>
          <p className="mb-2">{t(names.includes('DEMO') ? 'chosen' : 'how')}</p>
          <ul className="flex flex-wrap gap-x-4 gap-y-1 font-mono">
            {names.map((name) => (
              <li key={name}>{name}</li>
            ))}
          </ul>
        </div>
      </details>
      <button
        type="button"
        aria-label={t('close')}
        className="grid min-h-9 w-11 flex-none cursor-pointer place-items-center max-md:min-h-11 noscript:hidden"
      >
        <CloseIcon size={16} />
      </button>
    </aside>
  );
}
