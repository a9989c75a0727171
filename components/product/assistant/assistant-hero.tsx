import { useTranslations } from 'next-intl';
import { ScenePicture } from '@/components/demo/scene-picture';
import { TryLink } from '@/components/demo/try-link';
import { PageCrumbs } from '@/components/layout/page/page-crumbs';
import { HeroSplit } from '@/components/sections/hero-split';
import { ButtonLink } from '@/components/ui/button';
import { downloadHref } from '@/lib/releases/types';
import { AndroidButton, AndroidCode, type AndroidProps } from '../phone/android-download';

/** A flow that goes from store to store, and what else the day brings; the client it comes with, before the phone's app. */
export function AssistantHero({ released, sha256 }: AndroidProps) {
  const t = useTranslations('sellerAssistant.hero');
  return (
    <HeroSplit
      crumbs={<PageCrumbs path="/app/sellerassistant" />}
      title={t('title')}
      lead={t('lead')}
      actions={
        <>
          <ButtonLink size="xl" href={downloadHref('auto')} data-track="download">
            {t('download')}
          </ButtonLink>
          <AndroidButton released={released} variant="inverse" />
        </>
      }
      picture={
        <div className="grid items-center gap-8 md:grid-cols-[3fr_2fr]">
          <ScenePicture
            scene="rpa"
            crop="detail"
            priority
            className="h-auto w-full rounded-xl shadow-window"
          />
          <Pushes />
        </div>
      }
    >
      <AndroidCode released={released} sha256={sha256} />
      <TryLink scene="rpa" tone="ink" className="mt-4" />
    </HeroSplit>
  );
}

const pushes = [
  ['device', '11:20'],
  ['code', '14:00'],
  ['robot', '15:00'],
  ['log', '22:00'],
] as const;

/** What the panel shows in the course of the day. */
function Pushes() {
  const t = useTranslations('sellerAssistant.pushes');
  return (
    <section aria-labelledby="pushes-title">
      <h2 id="pushes-title" className="pb-3 text-sm font-normal text-on-ink-3">
        {t('title')}
      </h2>
      <ol className="border-b border-ink-line">
        {pushes.map(([key, time]) => (
          <li key={key} className="border-t border-ink-line py-4">
            <time className="font-num font-bold text-blue-400">{time}</time>
            <b className="mt-0.5 block text-on-ink">{t(`${key}.title`)}</b>
            <span className="text-sm">{t(`${key}.text`)}</span>
          </li>
        ))}
      </ol>
    </section>
  );
}
