import { getTranslations } from 'next-intl/server';
import { SendToComputer } from '@/components/cta/send-to-computer';
import { ForSystem } from '@/components/visitor/for-system';
import { PlatformLink } from '@/components/visitor/platform-link';
import { buttonStyles } from '@/components/ui/button-styles';
import { cn } from '@/components/ui/cn';
import { QrPicture } from '@/components/ui/qr/qr-picture';
import { packageHref, packageInRow } from '@/lib/releases/lists/package-buttons';
import { absolutePageUrl } from '@/lib/seo/absolute-urls';
import { pageQrCodeSrc } from '@/lib/page-qr-codes';
import { AttributedQr } from './attributed-qr';
import type { SystemDownloadProps } from './computer-downloads';
import { DetectedSystem } from './detected-system';

const wideStyles = 'w-full download:sm:w-auto';

/** Classes of a row with the code on the left, and its purpose and "copy" on the right. */
const linkRowStyles = cn(
  'download:basis-full download:grid-cols-[96px_1fr] mt-2.5 grid items-center gap-x-4 border-t border-ink-line pt-5 text-sm',
  'download:[&>button]:col-start-2 download:[&>button]:row-start-2 download:[&>button]:-ml-2 download:[&>button]:self-start download:[&>button]:justify-self-start download:[&>button]:font-bold download:[&>button]:text-blue-200',
  'download:[&>code]:col-span-2 download:[&>code]:pt-2',
);

/** The offer on phones: the link is sent to the computer; no desktop installer is the main button (D8). */
export async function PhoneDownload({ packages, formatter }: SystemDownloadProps) {
  const t = await getTranslations('download.hero.phone');
  const { locale } = formatter;
  const url = absolutePageUrl(locale, '/download');
  const qrProps = {
    value: url,
    label: t('qrAlt'),
    className: 'download:row-span-2 download:row-start-1',
  };
  const androidPackage = packageInRow(packages, 'android', 'v5');
  const androidHref = androidPackage && packageHref(androidPackage);
  return (
    <ForSystem systems={['iphone', 'ipad', 'android']}>
      <DetectedSystem isFound>{t('status')}</DetectedSystem>
      <div className="flex flex-wrap gap-3.5">
        <SendToComputer
          url={url}
          messages={{
            button: t('send'),
            copy: t('copy'),
            copied: formatter.t('copied'),
            failed: formatter.t('copyFailed'),
            subject: t('subject'),
            body: t('body'),
          }}
          className={cn(buttonStyles({ size: 'xl' }), wideStyles)}
          linksClassName={linkRowStyles}
          links={
            <>
              <AttributedQr {...qrProps}>
                <span className={qrProps.className}>
                  <QrPicture
                    src={pageQrCodeSrc(locale, '/download')}
                    alt={qrProps.label}
                    size={96}
                    className="p-2.5"
                  />
                </span>
              </AttributedQr>
              <p className="self-end">{t('scan')}</p>
            </>
          }
        >
          {androidHref && (
            <ForSystem systems={['android']} className={wideStyles}>
              <PlatformLink
                platform="android"
                href={androidHref}
                className={cn(buttonStyles({ variant: 'inverse', size: 'xl' }), wideStyles)}
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
