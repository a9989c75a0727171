import { useLocale, useTranslations } from 'next-intl';
import { pagePath, otherLocale } from '@/lib/core/i18n/paths';
import type { Locale } from '@/lib/core/i18n/routing';
import { pageOf, type SitePath } from '@/lib/pages';
import { cn } from '@/components/ui/cn';

export interface CurrentPage {
  readonly path: SitePath;
  /** The languages in which the page exists, where that may be only one. */
  readonly locales?: readonly Locale[] | undefined;
}

interface LanguageSwitchProps extends CurrentPage {
  readonly hasLongLabel?: boolean;
  readonly className?: string;
}

/**
 * Link to the same page in the other language (L2); for a text that is not in that language, a link to the list of
 * texts. It is a full navigation, because the document's language changes; the mark tells StoredLanguageBehavior which
 * choice to remember.
 */
export function LanguageSwitch({
  path,
  locales,
  hasLongLabel = false,
  className,
}: LanguageSwitchProps) {
  const alternate = otherLocale(useLocale());
  const t = useTranslations('common.language');
  const hasAlternate = !locales || locales.includes(alternate);
  return (
    <a
      href={pagePath(alternate, hasAlternate ? path : (pageOf(path).parent ?? '/'))}
      lang={alternate}
      // Its presence tells lib/browser/stored-language.ts that the page exists in that language.
      hrefLang={hasAlternate ? alternate : undefined}
      data-language={alternate}
      data-track="language"
      className={cn(
        'inline-flex tap items-center justify-center rounded-md px-3 text-sm whitespace-nowrap hover:text-blue-500',
        className,
      )}
    >
      {hasLongLabel ? t('full') : t('short')}
    </a>
  );
}
