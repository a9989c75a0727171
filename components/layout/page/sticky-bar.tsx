import { useLocale, useTranslations } from 'next-intl';
import { PageLink } from '@/components/ui/page-link';
import { downloadHref } from '@/lib/releases/types';
import { pagePath } from '@/lib/i18n/paths';
import { registerPath } from '@/lib/navigation';

const button = 'grid min-h-12 place-items-center rounded-md px-3 font-bold';

/** The two main actions, within reach of a thumb on phones. */
export function StickyBar() {
  const locale = useLocale();
  const t = useTranslations('common.sticky');
  return (
    <aside
      aria-label={t('label')}
      className="fixed inset-x-0 bottom-0 z-20 grid grid-cols-[1fr_1.4fr] gap-2.5 bg-paper px-4 pt-2.5 pb-[calc(10px+env(safe-area-inset-bottom))] shadow-2 ring-1 ring-line md:hidden print:hidden"
    >
      <a
        href={downloadHref('auto')}
        data-track="download"
        className={`${button} bg-blue-50 text-blue-700`}
      >
        {t('download')}
      </a>
      <PageLink
        href={pagePath(locale, registerPath)}
        data-track="register"
        className={`${button} bg-blue-600 text-white`}
      >
        {t('register')}
      </PageLink>
    </aside>
  );
}
