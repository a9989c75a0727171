import { useLocale, useTranslations } from 'next-intl';
import { ButtonLink } from '@/components/ui/button';
import { QrCode } from '@/components/ui/qr/qr-code';
import { pagePath } from '@/lib/i18n/paths';
import { downloadHref } from '@/lib/releases/types';
import { minimumSystems, site } from '@/lib/site';

export interface AndroidProps {
  /** Whether there is a package; without one the page says so and who can tell more. */
  released: boolean;
}

/** The package with what it needs, or whom to ask for it. */
export function AndroidButton({ released }: AndroidProps) {
  const t = useTranslations('phoneApp.hero');
  const locale = useLocale();
  if (!released)
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

/** The code that brings the package to the phone. */
export function AndroidCode({ released }: AndroidProps) {
  const t = useTranslations('phoneApp.hero');
  if (!released)
    return (
      <p data-empty="android" className="mt-6 max-w-[26em]">
        {t('missing')}
      </p>
    );
  return (
    <div className="mt-8 flex items-center gap-5 max-md:hidden">
      <QrCode
        value={new URL(downloadHref('android'), site.origin).toString()}
        label={t('qr')}
        className="w-32"
      />
      <p className="max-w-[16em] text-sm">{t('scan')}</p>
    </div>
  );
}
