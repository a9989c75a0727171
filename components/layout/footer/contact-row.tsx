import { useLocale, useTranslations } from 'next-intl';
import { getLocale, getTranslations } from 'next-intl/server';
import { cn } from '@/components/ui/cn';
import { QrPicture } from '@/components/ui/qr/qr-picture';
import { site } from '@/lib/site';
import { supportHours } from '@/lib/support-hours';
import { pageQrCodeSrc } from '@/lib/page-qr-codes';
import { getWechatQrCodes, qrLabelOf } from '@/lib/site-content/wechat-qr-codes';
import { BrandMark } from '../brand-mark';

/** The brand, and how and when to reach us; contacts that are not configured are left out (B7). */
export function ContactRow() {
  const locale = useLocale();
  const t = useTranslations('common.footer');
  const { address, phone } = site.company;
  return (
    <div className="flex flex-wrap items-center gap-x-10 gap-y-3 border-ink-line pb-6 md:border-b">
      <p className="flex items-center gap-2.5 text-[1.125rem] font-bold text-on-ink">
        <BrandMark /> {site.name[locale]}
      </p>
      <p className="flex-1 basis-48">{t('slogan')}</p>
      <dl className="flex flex-wrap gap-x-10 gap-y-2.5 max-md:grid max-md:w-full">
        {phone && (
          <ContactItem term={t('presale')}>
            <a href={`tel:${phone}`} className="inline-flex min-h-6 hover:text-white">
              {phone}
            </a>
          </ContactItem>
        )}
        <ContactItem term={t('support')}>{t('supportHours', supportHours)}</ContactItem>
        {address && <ContactItem term={t('address')}>{address}</ContactItem>}
        {site.socialAccounts.length > 0 && (
          <ContactItem term={t('social')}>
            <SocialLinks />
          </ContactItem>
        )}
      </dl>
      <FollowCode />
    </div>
  );
}

function ContactItem({ term, children }: { term: string; children: React.ReactNode }) {
  return (
    <div>
      <dt className="text-xs text-on-ink-3">{term}</dt>
      <dd className="text-on-ink">{children}</dd>
    </div>
  );
}

function SocialLinks() {
  const locale = useLocale();
  return (
    <span className="flex flex-wrap gap-x-4">
      {site.socialAccounts.map(({ name, url }) => (
        <a
          key={url}
          href={url}
          rel="me noopener noreferrer"
          className="inline-flex min-h-6 hover:text-white"
        >
          {name[locale]}
        </a>
      ))}
    </span>
  );
}

/**
 * The published code to follow. Where no code is published or the list of codes is unavailable, it is the code of the
 * contact page (B7).
 */
async function FollowCode() {
  const [qr, t, locale] = await Promise.all([
    getWechatQrCodes(),
    getTranslations('common'),
    getLocale(),
  ]);
  const label = qr.footer ? t('footer.qr') : t('contactBar.scan');
  return (
    // The screen in the hand cannot be scanned; the published picture can be pressed and recognized.
    <p className={cn('flex items-center gap-3 text-xs', !qr.footer && 'max-md:hidden')}>
      {qr.footer ? (
        <QrPicture
          src={qr.footer}
          liveCodeId={qr.liveCodeId}
          alt={qrLabelOf(t('footer.qrAlt'), qr, locale)}
          size={72}
        />
      ) : (
        <QrPicture src={pageQrCodeSrc(locale, '/contact')} alt="" size={72} className="p-1.5" />
      )}
      <span className="max-w-[7em] text-balance">{label}</span>
    </p>
  );
}
