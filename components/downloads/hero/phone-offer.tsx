import { getTranslations } from 'next-intl/server';
import { ReferredQr } from '@/components/cta/referred-qr';
import { SendToComputer } from '@/components/cta/send-to-computer';
import { buttonStyles } from '@/components/ui/button-styles';
import { cn } from '@/components/ui/cn';
import { QrPicture } from '@/components/ui/qr/qr-picture';
import { hrefOf, offerOf } from '@/lib/releases/offers';
import { absoluteUrl } from '@/lib/seo/metadata';
import { pageCodeSrc } from '@/lib/seo/page-codes';
import { ForSystem } from '../for-system';
import { PlatformLink } from '../platform-link';
import type { OffersProps } from './desktop-offers';
import { Status } from './status';

const wide = 'w-full sm:w-auto';

/** Code on the left, what it is for and "copy" on the right. */
const linkRow = cn(
  'mt-2.5 grid basis-full grid-cols-[96px_1fr] items-center gap-x-4 border-t border-ink-line pt-5 text-sm',
  '[&>button]:col-start-2 [&>button]:row-start-2 [&>button]:-ml-2 [&>button]:self-start [&>button]:justify-self-start [&>button]:font-bold [&>button]:text-blue-200',
  '[&>code]:col-span-2 [&>code]:pt-2',
);

/** Phones: the link goes to the computer; no desktop installer as the main button (D8). */
export async function PhoneOffer({ releases, words }: OffersProps) {
  const t = await getTranslations('download.hero.phone');
  const { locale } = words;
  const url = absoluteUrl(locale, '/download');
  const code = { value: url, label: t('qrAlt'), className: 'row-span-2 row-start-1' };
  const android = offerOf(releases, 'android', 'v5');
  const androidHref = android && hrefOf(android);
  return (
    <ForSystem systems={['iphone', 'ipad', 'android']}>
      <Status found>{t('status')}</Status>
      <div className="flex flex-wrap gap-3.5">
        <SendToComputer
          url={url}
          words={{
            button: t('send'),
            copy: t('copy'),
            copied: words.t('copied'),
            failed: words.t('copyFailed'),
            subject: t('subject'),
            body: t('body'),
          }}
          className={cn(buttonStyles({ size: 'xl' }), wide)}
          linksClassName={linkRow}
          links={
            <>
              <ReferredQr {...code}>
                <span className={code.className}>
                  <QrPicture
                    src={pageCodeSrc(locale, '/download')}
                    alt={code.label}
                    size={96}
                    className="p-2.5"
                  />
                </span>
              </ReferredQr>
              <p className="self-end">{t('scan')}</p>
            </>
          }
        >
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
        </SendToComputer>
      </div>
    </ForSystem>
  );
}
