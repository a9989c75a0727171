import { useLocale, useTranslations } from 'next-intl';
import { pagePath } from '@/lib/core/i18n/paths';
import type { PagePath } from '@/lib/pages';
import { officialOffers } from '@/lib/offers/official-offers';
import { PreviousNextLinks } from './previous-next-links';

interface ClosingPageLinksProps {
  /** The namespace of the messages; its `closing` holds all texts. */
  namespace: 'appCenter' | 'download' | 'webTrial';
  /** The page to go on with. */
  next: PagePath;
  /** The page for visitors who are not ready for `next`. */
  otherPage: PagePath;
}

/** The end of a page that leads to two other pages. */
export function ClosingPageLinks({ namespace, next, otherPage }: ClosingPageLinksProps) {
  const t = useTranslations(`${namespace}.closing`);
  const locale = useLocale();
  return (
    <PreviousNextLinks
      label={t('label')}
      previous={{ href: pagePath(locale, otherPage), label: t('other'), title: t('otherTitle') }}
      next={{
        href: pagePath(locale, next),
        label: t('action'),
        title: t('title'),
        text: t('text', { coupon: officialOffers.newUserCoupon }),
      }}
    />
  );
}
