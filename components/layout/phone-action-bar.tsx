import { useLocale, useTranslations } from 'next-intl';
import { PlainLink } from '@/components/ui/plain-link';
import type { PageFrame } from '@/lib/pages';
import { downloadHref } from '@/lib/releases/release-package';
import { pagePath } from '@/lib/core/i18n/paths';

const actionStyles = [
  'order-2 flex-[1.4] bg-blue-600 text-white',
  'flex-1 bg-blue-50 text-blue-700',
];

/** The page's main actions in a bar that a thumb reaches, on phones only, once the hero has been scrolled away. */
export function PhoneActionBar({ actions }: Pick<PageFrame, 'actions'>) {
  const locale = useLocale();
  const t = useTranslations('common.phoneActionBar');
  return (
    <aside
      aria-label={t('label')}
      data-phone-action-bar
      className="after-hero fixed inset-x-0 bottom-0 z-20 flex gap-2.5 bg-paper pt-2.5 pr-4 pb-[calc(10px+env(safe-area-inset-bottom))] pl-[72px] shadow-2 ring-1 ring-line md:hidden print:hidden"
    >
      {actions.map((action, index) => {
        const className = `grid min-h-12 place-items-center rounded-md px-3 font-bold ${actionStyles[index]}`;
        if (action === 'download')
          return (
            <a key={action} href={downloadHref('auto')} data-track="download" className={className}>
              {t('download')}
            </a>
          );
        return (
          <PlainLink
            key={action.key}
            href={pagePath(locale, action.path, action.suffix)}
            data-track={action.key === 'register' ? 'register' : undefined}
            className={className}
          >
            {t(action.key)}
          </PlainLink>
        );
      })}
    </aside>
  );
}
