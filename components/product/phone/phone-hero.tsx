import { useTranslations } from 'next-intl';
import { ScenePicture } from '@/components/demo/scene-picture';
import { TryLink } from '@/components/demo/try-link';
import { PageCrumbs } from '@/components/layout/page/page-crumbs';
import { HeroSplit } from '@/components/sections/hero-split';
import { AndroidButton, AndroidCode, type AndroidProps } from './android-download';

/** A device asks to come in: the phone in the hand, the console it answers for behind it. */
export function PhoneHero({ released }: AndroidProps) {
  const t = useTranslations('phoneApp.hero');
  return (
    <HeroSplit
      crumbs={<PageCrumbs path="/app/site" />}
      title={t('title')}
      lead={t('lead')}
      actions={<AndroidButton released={released} />}
      picture={<PhoneBesideConsole />}
    >
      <AndroidCode released={released} />
      <TryLink scene="unknown-device" tone="ink" className="mt-4" />
    </HeroSplit>
  );
}

function PhoneBesideConsole() {
  return (
    <div className="relative">
      <ScenePicture
        scene="unknown-device"
        crop="console"
        className="absolute top-16 left-0 h-auto w-[960px] max-w-none rounded-xl shadow-window max-md:hidden"
      />
      <ScenePicture
        scene="unknown-device"
        crop="phone"
        priority
        className="relative mx-auto h-auto w-full max-w-[340px] rounded-[40px] border-[9px] border-ink-950 bg-paper shadow-window ring-1 ring-on-ink-3 md:mr-8"
      />
    </div>
  );
}
