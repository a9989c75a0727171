import { useLocale, useTranslations } from 'next-intl';
import { PageCrumbs } from '@/components/layout/page/page-crumbs';
import { QrCode } from '@/components/ui/qr/qr-code';
import { PhoneApp } from '@/components/mockups/phone-app';
import { HeroSplit } from '@/components/sections/hero-split';
import { ButtonLink } from '@/components/ui/button';
import { pagePath } from '@/lib/i18n/paths';
import { downloadHref } from '@/lib/releases/types';
import { minimumSystems, site } from '@/lib/site';

/**
 * The phone in the hand, the code to get it, and what it needs.
 * @param released whether there is a package; without one the page says so and who can tell more
 */
export function PhoneHero({ released }: { released: boolean }) {
  const locale = useLocale();
  const t = useTranslations('phoneApp.hero');
  return (
    <HeroSplit
      crumbs={<PageCrumbs path="/app/site" />}
      className="pb-0! md:pb-0!"
      title={t('title')}
      lead={t('lead')}
      actions={
        released ? (
          <ButtonLink
            size="xl"
            href={downloadHref('android')}
            data-platform="android"
            note={t('system', { android: minimumSystems.android })}
          >
            {t('download')}
          </ButtonLink>
        ) : (
          <ButtonLink size="xl" variant="inverse" href={pagePath(locale, '/contact')}>
            {t('ask')}
          </ButtonLink>
        )
      }
      picture={
        <div className="grid justify-center overflow-hidden max-md:max-h-[420px] md:max-h-[540px]">
          <PhoneApp className="self-start" />
        </div>
      }
    >
      {released ? (
        <div className="mt-10 mb-14 flex items-center gap-5 max-md:hidden">
          <QrCode
            value={new URL(downloadHref('android'), site.origin).toString()}
            label={t('qr')}
            className="w-32"
          />
          <p className="max-w-[16em] text-sm">{t('scan')}</p>
        </div>
      ) : (
        <p data-empty="android" className="mt-6 mb-14 max-w-[26em]">
          {t('missing')}
        </p>
      )}
    </HeroSplit>
  );
}
