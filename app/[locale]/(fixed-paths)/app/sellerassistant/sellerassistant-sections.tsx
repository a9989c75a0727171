import { useTranslations } from 'next-intl';
import { ScenePicture } from '@/components/demo/scene-picture';
import { DemoLink } from '@/components/demo/demo-link';
import { PageCrumbs } from '@/components/sections/page-crumbs';
import { InstalledApps } from '@/components/mockups/installed-apps';
import { DarkHero } from '@/components/sections/dark-hero';
import { Phrases } from '@/components/sections/phrases';
import { Section } from '@/components/sections/section';
import { ButtonLink } from '@/components/ui/button';
import { cn } from '@/components/ui/cn';
import { downloadHref } from '@/lib/releases/release-package';

/** The hero: the assistant works through the stores one after the other. It is part of the client. */
export function AssistantHero() {
  const t = useTranslations('sellerAssistant.hero');
  return (
    <DarkHero
      crumbs={<PageCrumbs path="/app/sellerassistant" />}
      title={t('title')}
      lead={t('lead')}
      actions={
        <ButtonLink size="xl" href={downloadHref('auto')} data-track="download">
          {t('download')}
        </ButtonLink>
      }
      picture={
        <div className="product:md:grid-cols-[3fr_2fr] grid items-center gap-8">
          <ScenePicture
            scene="rpa"
            crop="detail"
            hasPriority
            className="product:aspect-6/5 product:object-top h-auto w-full rounded-xl bg-paper object-cover p-4 shadow-window"
          />
          <Pushes />
        </div>
      }
    >
      <DemoLink scene="rpa" tone="ink" className="mt-4" />
    </DarkHero>
  );
}

const pushes = [
  ['device', '11:20'],
  ['code', '14:00'],
  ['robot', '15:00'],
  ['log', '22:00'],
] as const;

/** Notifications that the panel shows in the course of a day. */
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

const featureKeys = ['flow', 'apps', 'codes', 'risk'] as const;
const stillStyles = 'h-auto w-full rounded-lg shadow-2';
const featurePictures = {
  flow: <ScenePicture scene="rpa" crop="lanes" className={stillStyles} />,
  apps: <InstalledApps className="rounded-lg bg-paper px-5 py-2 shadow-2" />,
  codes: <ScenePicture scene="code-from-cloud-number" crop="code" className={stillStyles} />,
  risk: <ScenePicture scene="unknown-device" crop="alert" className={stillStyles} />,
} as const;

/** The assistant's four functions, each with a picture; text and picture change sides. */
export function AssistantFeatures() {
  const t = useTranslations('sellerAssistant.features');
  return (
    <Section labelledBy="assistant-features-title" title={t('title')} lead={t('lead')}>
      <div className="product:border-y-2 border-text">
        {featureKeys.map((featureKey, index) => (
          <article
            key={featureKey}
            aria-labelledby={`feature-${featureKey}`}
            className="grid items-center gap-x-20 gap-y-6 border-t border-line-2 py-9 first:border-0 md:grid-cols-2 md:py-12"
          >
            <div className={cn(index % 2 === 1 && 'product:md:order-last')}>
              <h3 id={`feature-${featureKey}`} className="text-[1.75rem] leading-tight text-text">
                {t(`${featureKey}.title`)}
              </h3>
              <p className="mt-3">{t(`${featureKey}.text`)}</p>
              <p className="mt-3 font-bold text-blue-700">{t(`${featureKey}.saves`)}</p>
            </div>
            <div className="rounded-xl bg-mist p-5 md:p-10">{featurePictures[featureKey]}</div>
          </article>
        ))}
      </div>
    </Section>
  );
}

const limitKinds = ['does', 'asks', 'never'] as const;
const pointKeys = ['first', 'second', 'third'] as const;
const limitTones = {
  does: 'bg-blue-600 text-white',
  asks: 'bg-warm-100 text-text',
  never: 'bg-paper text-text-2 ring-1 ring-line-2 ring-inset',
} as const;

/** What the assistant does alone, what it asks first, and what it leaves to people. */
export function AutomationLimits() {
  const t = useTranslations('sellerAssistant.limits');
  return (
    <Section tone="mist" labelledBy="automation-limits-title">
      <div className="wrap">
        <h2 id="automation-limits-title" className="text-h2 text-text">
          <Phrases text={t('title')} />
        </h2>
        <div className="mt-8 grid gap-5 md:mt-14 lg:grid-cols-3">
          {limitKinds.map((kind) => (
            <section
              key={kind}
              aria-labelledby={`limits-${kind}`}
              className={`rounded-lg p-6 md:p-9 ${limitTones[kind]}`}
            >
              <h3 id={`limits-${kind}`} className="text-h3">
                {t(`${kind}.title`)}
              </h3>
              <ul className="mt-4">
                {pointKeys.map((point) => (
                  <li key={point} className="border-t border-current/25 py-3">
                    {t(`${kind}.${point}`)}
                  </li>
                ))}
              </ul>
            </section>
          ))}
        </div>
      </div>
    </Section>
  );
}
