import { useLocale, useTranslations } from 'next-intl';
import { ChecksumRow } from '@/components/releases/checksum-row';
import { ButtonLink } from '@/components/ui/button';
import { QrCode } from '@/components/ui/qr/qr-code';
import { pagePath } from '@/lib/core/i18n/paths';
import { downloadHref } from '@/lib/releases/release-package';
import { absoluteUrl } from '@/lib/seo/absolute-urls';
import { minimumSystems } from '@/lib/releases/minimum-systems';

export interface AndroidQrProps {
  /** False where the list was read and has no package; then the page says so and names a contact. */
  mayHaveDownload: boolean;
  /** Checksum of the package; null or undefined where the list gives no checksum. */
  sha256?: string | null | undefined;
}

/** The package with its requirements, or a contact. */
export function AndroidButton({ mayHaveDownload }: Pick<AndroidQrProps, 'mayHaveDownload'>) {
  const t = useTranslations('phoneApp.hero');
  const locale = useLocale();
  if (!mayHaveDownload)
    return (
      <ButtonLink size="xl" variant="inverse" href={pagePath(locale, '/contact')}>
        {t('ask')}
      </ButtonLink>
    );
  return (
    <ButtonLink
      size="xl"
      href={downloadHref('android')}
      data-platform="android"
      note={t('system', { android: minimumSystems.android })}
    >
      {t('download')}
    </ButtonLink>
  );
}

/** The QR code for downloading the package to the phone, and its checksum. */
export function AndroidQr({ mayHaveDownload, sha256 }: AndroidQrProps) {
  const t = useTranslations('phoneApp.hero');
  if (!mayHaveDownload)
    return (
      <p data-empty="android" className="mt-6 max-w-[26em]">
        {t('missing')}
      </p>
    );
  return (
    <>
      <div className="mt-8 flex items-center gap-5 max-md:hidden">
        <QrCode value={absoluteUrl(downloadHref('android'))} label={t('qr')} className="w-32" />
        <p className="product:max-w-[16em] text-sm">{t('scan')}</p>
      </div>
      {sha256 && (
        <ChecksumRow sha256={sha256} name="Android" isWhole className="mt-4 max-w-[588px]" />
      )}
    </>
  );
}
