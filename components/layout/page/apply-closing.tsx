import { useLocale, useTranslations } from 'next-intl';
import { ClosingContact } from '@/components/layout/page/closing-contact';
import { SiteLink } from '@/components/sections/site-link';
import { applyPath } from '@/lib/applications/apply-path';
import type { PagePath } from '@/lib/pages';

export interface ApplyClosingProps {
  /** Whose messages: its `closing` says it all. */
  of: 'ecology' | 'ecologyPlan' | 'partners' | 'partnersLinks' | 'private';
  /** Which button this is. */
  from: Parameters<typeof applyPath>[1];
  /** The page to read instead. */
  other: PagePath;
}

/** The end of a solution's page: apply, call, or read on elsewhere. */
export function ApplyClosing({ of, from, other }: ApplyClosingProps) {
  const t = useTranslations(`${of}.closing`);
  const locale = useLocale();
  return (
    <ClosingContact
      title={t('title')}
      text={t('text')}
      apply={{ href: applyPath(locale, from), label: t('apply') }}
      other={
        <SiteLink page={other} tone="ink">
          {t('other')}
        </SiteLink>
      }
    />
  );
}
