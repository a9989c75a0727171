import { useTranslations } from 'next-intl';
import { ButtonLink } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { downloadHref, type DesktopLine } from '@/lib/releases/release-package';
import type { SitePath } from '@/lib/pages';
import { officialOffers } from '@/lib/offers/official-offers';
import { PageTextLink } from '../page-text-link';
import { CompactClosing } from './compact-closing';

interface CompactClosingDownloadProps {
  /** The namespace of the messages; its `closing` holds all texts. */
  namespace: 'detect' | 'sellerAssistant' | 'v6' | 'verify';
  /** The line, where it is not the default. */
  line?: DesktopLine;
  /** Another page to read instead. */
  otherPage: SitePath;
  /** Anchor on that page. */
  anchor?: `#${string}`;
}

/** One line at the end of a page: a download for the visitor's system (D1), or another page. */
export function CompactClosingDownload({
  namespace,
  line,
  otherPage,
  anchor,
}: CompactClosingDownloadProps) {
  const t = useTranslations(`${namespace}.closing`);
  return (
    <CompactClosing title={t('title')} text={t('text', { coupon: officialOffers.newUserCoupon })}>
      <ButtonLink
        href={downloadHref('auto', line && { line })}
        data-track="download"
        icon={<Icon name="download" />}
      >
        {t('download')}
      </ButtonLink>
      <PageTextLink path={otherPage} suffix={anchor}>
        {t('other')}
      </PageTextLink>
    </CompactClosing>
  );
}
