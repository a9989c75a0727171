import { useLocale, useTranslations } from 'next-intl';
import { ScenePicture } from '@/components/demo/scene-picture';
import { TryLink } from '@/components/demo/try-link';
import { PageCrumbs } from '@/components/layout/page/page-crumbs';
import { HeroSplit } from '@/components/sections/hero-split';
import { ButtonLink } from '@/components/ui/button';
import { pagePath } from '@/lib/i18n/paths';
import { AndroidButton, AndroidCode, type AndroidProps } from '../phone/android-download';

/** A code on the phone, and what else the day pushes there. */
export function AssistantHero({ released }: AndroidProps) {
  const t = useTranslations('sellerAssistant.hero');
  const locale = useLocale();
  return (
    <HeroSplit
      crumbs={<PageCrumbs path="/app/sellerassistant" />}
      title={t('title')}
      lead={t('lead')}
      actions={
        <>
          <AndroidButton released={released} />
          <ButtonLink size="xl" variant="inverse" href={pagePath(locale, '/cores')}>
            {t('cores')}
          </ButtonLink>
        </>
      }
      picture={
        <div className="grid items-center gap-8 md:grid-cols-[320px_1fr]">
          <ScenePicture
            scene="code-from-cloud-number"
            crop="phone"
            priority
            className="mx-auto h-auto w-full max-w-[320px] rounded-[38px] border-[9px] border-ink-950 bg-paper shadow-window ring-1 ring-on-ink-3"
          />
          <Pushes />
        </div>
      }
    >
      <AndroidCode released={released} />
      <TryLink scene="code-from-cloud-number" tone="ink" className="mt-4" />
    </HeroSplit>
  );
}

const pushes = [
  ['device', '11:20'],
  ['code', '14:00'],
  ['robot', '15:00'],
  ['log', '22:00'],
] as const;

/** What comes to the phone in the course of the day. */
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
