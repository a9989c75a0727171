import { useLocale, useTranslations } from 'next-intl';
import { pagePath, twinOf } from '@/lib/i18n/paths';
import type { SitePath } from '@/lib/routes';
import { cn } from '@/components/ui/cn';

/**
 * Link to the same page in the other language (L2). A full navigation, because the document's
 * language changes; the mark tells the language island which choice to remember.
 */
export function LanguageSwitch({
  path,
  full = false,
  className,
}: {
  path: SitePath;
  full?: boolean;
  className?: string;
}) {
  const twin = twinOf(useLocale());
  const t = useTranslations('common.language');
  return (
    <a
      href={pagePath(twin, path)}
      lang={twin}
      hrefLang={twin}
      data-language={twin}
      data-track="language"
      className={cn(
        'inline-flex tap items-center justify-center rounded-md px-3 text-sm whitespace-nowrap hover:text-blue-500',
        className,
      )}
    >
      {full ? t('full') : t('short')}
    </a>
  );
}
