import { useLocale, useTranslations } from 'next-intl';
import { applyPath } from '@/lib/applications/apply-path';
import type { PagePath } from '@/lib/pages';
import { PageTextLink } from '../page-text-link';
import { ClosingContact } from './closing-contact';

interface ClosingContactApplyProps {
  /** The namespace of the messages; its `closing` holds all texts. */
  namespace: 'ecology' | 'ecologyPlan' | 'partners' | 'partnersLinks' | 'private';
  /** Names this button in the link to the form. */
  button: Parameters<typeof applyPath>[1];
  /** The page to read instead. */
  otherPage: PagePath;
}

/** The end of a solution's page: apply, call, or read another page. */
export function ClosingContactApply({ namespace, button, otherPage }: ClosingContactApplyProps) {
  const t = useTranslations(`${namespace}.closing`);
  const locale = useLocale();
  return (
    <ClosingContact
      title={t('title')}
      text={t('text')}
      apply={{ href: applyPath(locale, button), label: t('apply') }}
      otherLink={
        <PageTextLink path={otherPage} tone="ink">
          {t('other')}
        </PageTextLink>
      }
    />
  );
}
