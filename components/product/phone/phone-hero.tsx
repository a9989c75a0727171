import { useTranslations } from 'next-intl';
import { PageCrumbs } from '@/components/layout/page/page-crumbs';
import { QrCode } from '@/components/ui/qr/qr-code';
import { PhoneApp } from '@/components/mockups/phone-app';
import { HeroSplit } from '@/components/sections/hero-split';
import { ButtonLink } from '@/components/ui/button';
import { downloadHref } from '@/lib/releases/types';
import { minimumSystems, site } from '@/lib/site';

/** The phone in the hand, the code to get it, and what it needs. */
export function PhoneHero() {
  const t = useTranslations('phoneApp.hero');
  return (
    <HeroSplit
      crumbs={<PageCrumbs path="/app/site" />}
      className="pb-0! md:pb-0!"
      title={t('title')}
      lead={t('lead')}
      actions={
        <ButtonLink
          size="xl"
          href={downloadHref('android')}
          data-platform="android"
          note={t('system', { android: minimumSystems.android })}
        >
          {t('download')}
        </ButtonLink>
      }
      picture={
        <div className="grid justify-center overflow-hidden max-md:max-h-[420px] md:max-h-[540px]">
          <PhoneApp className="self-start" />
        </div>
      }
    >
      <div className="mt-10 mb-14 flex items-center gap-5 max-md:hidden">
        <QrCode
          value={new URL(downloadHref('android'), site.origin).toString()}
          label={t('qr')}
          className="w-32"
        />
        <p className="max-w-[16em] text-sm">{t('scan')}</p>
      </div>
    </HeroSplit>
  );
}
