import { useTranslations } from 'next-intl';
import { ScenePicture } from '@/components/demo/scene-picture';
import { TryLink } from '@/components/demo/try-link';
import { PageCrumbs } from '@/components/layout/page/page-crumbs';
import { HeroSplit } from '@/components/sections/hero-split';
import { AndroidButton, AndroidCode, type AndroidProps } from './android-download';

/** All stores in the hand, and a device that asks to come in. */
export function PhoneHero({ released, sha256 }: AndroidProps) {
  const t = useTranslations('phoneApp.hero');
  return (
    <HeroSplit
      crumbs={<PageCrumbs path="/app/site" />}
      title={t('title')}
      lead={t('lead')}
      actions={<AndroidButton released={released} />}
      picture={<TwoPhones />}
    >
      <AndroidCode released={released} sha256={sha256} />
      <TryLink scene="unknown-device" tone="ink" className="mt-4" />
    </HeroSplit>
  );
}

/** Two screens of one day, both to be read: what one looks at, and what asks to be decided. */
function TwoPhones() {
  return (
    <div className="flex items-start justify-center md:justify-between lg:gap-6">
      <ScenePicture
        scene="open-store"
        crop="seat-you"
        className={`${heroPhone} mt-16 max-md:hidden md:w-[45%]`}
      />
      <ScenePicture
        scene="unknown-device"
        crop="phone"
        priority
        className={`${heroPhone} w-full max-w-[340px] md:w-[51%]`}
      />
    </div>
  );
}

const heroPhone =
  'h-auto rounded-[40px] border-[9px] border-ink-950 bg-paper shadow-window ring-1 ring-on-ink-3';
