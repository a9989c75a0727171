import { getLocale, getTranslations } from 'next-intl/server';
import { buttonStyles } from '@/components/ui/button-styles';
import { cn } from '@/components/ui/cn';
import { CopyButton } from '@/components/ui/copy-button';
import { hrefOf, offerOf } from '@/lib/releases/offers';
import { absoluteUrl } from '@/lib/seo/metadata';
import { ForSystem } from '../for-system';
import { PlatformLink } from '../platform-link';
import { QrCode } from '@/components/ui/qr/qr-code';
import { SendLink } from '@/components/cta/send-link';
import type { OffersProps } from './desktop-offers';
import { Status } from './status';

const wide = 'w-full sm:w-auto';

/** Phones: the link goes to the computer; no desktop installer as the main button (D8). */
export async function PhoneOffer({ releases }: OffersProps) {
  const [t, words, locale] = await Promise.all([
    getTranslations('download.hero.phone'),
    getTranslations('download.words'),
    getLocale(),
  ]);
  const url = absoluteUrl(locale, '/download');
  const subject = encodeURIComponent(t('subject'));
  const mailto = `mailto:?subject=${subject}&body=${encodeURIComponent(t('body', { url }))}`;
  const android = offerOf(releases, 'android', 'v5');
  const androidHref = android && hrefOf(android);
  return (
    <ForSystem systems={['iphone', 'ipad', 'android']}>
      <Status found>{t('status')}</Status>
      <div className="flex flex-wrap gap-3.5">
        <SendLink
          url={url}
          title={t('subject')}
          mailto={mailto}
          className={cn(buttonStyles({ size: 'xl' }), wide)}
        >
          {t('send')}
        </SendLink>
        {androidHref && (
          <ForSystem systems={['android']} className={wide}>
            <PlatformLink
              platform="android"
              href={androidHref}
              className={cn(buttonStyles({ variant: 'inverse', size: 'xl' }), wide)}
            >
              {t('android')}
            </PlatformLink>
          </ForSystem>
        )}
      </div>
      <div className="mt-6 flex items-center gap-4 border-t border-ink-line pt-5">
        <QrCode value={url} label={t('qrAlt')} className="w-24" />
        <div className="text-sm">
          <p>{t('scan')}</p>
          <CopyButton
            value={url}
            label={t('copy')}
            copiedLabel={words('copied')}
            failedLabel={words('copyFailed')}
            className="-ml-2 font-bold text-blue-200"
          />
        </div>
      </div>
    </ForSystem>
  );
}
