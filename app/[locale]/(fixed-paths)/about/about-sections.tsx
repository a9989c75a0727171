import { useLocale, useTranslations } from 'next-intl';
import { ScenePicture } from '@/components/demo/scene-picture';
import { DemoLink } from '@/components/demo/demo-link';
import { PageCrumbs } from '@/components/sections/page-crumbs';
import { Phrases } from '@/components/sections/phrases';
import { PreviousNextLinks } from '@/components/sections/closing/previous-next-links';
import { Section } from '@/components/sections/section';
import { Icon } from '@/components/ui/icon';
import { PageTextLink } from '@/components/sections/page-text-link';
import { pagePath } from '@/lib/core/i18n/paths';
import { officialNumbers } from '@/lib/site';
import { minimumSystemValues } from '@/lib/releases/minimum-systems';

/** The hero: the purpose of the product, a picture of it, and its figures. */
export function AboutHero() {
  const t = useTranslations('about.hero');
  return (
    <>
      <section className="bg-paper pt-6 pb-36 text-text-2 md:pt-10 md:pb-60 lg:pb-80">
        <div className="wrap grid grid-cols-[minmax(0,1fr)] gap-x-16 lg:grid-cols-[7fr_5fr] lg:items-end">
          <div>
            <PageCrumbs path="/about" tone="light" />
            <h1 className="mt-2 text-h1 text-text">
              <Phrases text={t('title')} />
            </h1>
          </div>
          <p className="mt-4 text-lead">{t('lead')}</p>
        </div>
      </section>
      <section aria-labelledby="official-numbers-title" className="ground-ink text-on-ink-2">
        {/* This is a box of its own, so that the picture can reach up while the background stays. */}
        <div className="wrap flow-root pb-14 md:pb-18">
          <figure className="relative -mt-28 md:-mt-48 lg:-mt-68">
            <ScenePicture
              scene="closing"
              crop="window"
              phoneCrop="phone"
              hasPriority
              className="h-auto w-full rounded-[18px] shadow-window max-[40rem]:mx-auto max-[40rem]:max-w-[340px]"
            />
            <figcaption className="mt-6 flex flex-wrap items-center justify-between gap-x-8">
              {t('picture')}
              <DemoLink scene="closing" tone="ink" />
            </figcaption>
          </figure>
          <OfficialNumbers />
        </div>
      </section>
    </>
  );
}

const numberKeys = ['stores', 'users', 'marketplaces', 'countries'] as const;

/** The four official figures, in large type. */
function OfficialNumbers() {
  const t = useTranslations('about.numbers');
  const locale = useLocale();
  const compactFormat = new Intl.NumberFormat(locale, { notation: 'compact' });
  return (
    <div className="mt-10 md:mt-16">
      <h2 id="official-numbers-title" className="text-sm font-normal text-on-ink-3">
        {t('title')}
      </h2>
      <dl className="mt-4 grid grid-cols-2 gap-x-6 gap-y-8 border-t border-ink-line pt-7 lg:grid-cols-4">
        {numberKeys.map((key) => (
          <div key={key} className="flex flex-col-reverse justify-end">
            <dt className="mt-2">{t(key)}</dt>
            <dd className="font-num text-[clamp(2.5rem,5vw,4.5rem)] leading-none font-bold tracking-tight whitespace-nowrap text-on-ink">
              {compactFormat.formatToParts(officialNumbers[key]).map(({ type, value }, index) =>
                type === 'compact' ? (
                  <span key={index} className="ml-1 text-[0.5em]">
                    {value}
                  </span>
                ) : (
                  value
                ),
              )}
              <span className="ml-1 text-[0.45em] tracking-normal">+</span>
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

const editions = [
  { key: 'pro', icon: 'laptop' },
  { key: 'vps', icon: 'server' },
] as const;
const editionRows = ['where', 'opens', 'from'] as const;

/** The two editions: one for the computer on the desk, one for a distant server. */
export function TwoEditions() {
  const t = useTranslations('about.editions');
  return (
    <Section labelledBy="two-editions-title" title={t('title')} lead={t('lead')}>
      <div className="grid gap-y-12 md:grid-cols-2">
        {editions.map(({ key, icon }) => (
          <section
            key={key}
            aria-labelledby={`${key}-title`}
            className="md:first:border-r md:first:border-line-2 md:first:pr-8 md:last:pl-8 lg:first:pr-14 lg:last:pl-14"
          >
            <Icon name={icon} size={40} className="text-blue-600" />
            <h3 id={`${key}-title`} className="mt-4 text-[clamp(1.5rem,2.4vw,2rem)] text-text">
              {t(`${key}.name`)}
            </h3>
            <dl className="mt-5">
              {editionRows.map((row) => (
                <div
                  key={row}
                  className="grid gap-x-6 border-t border-line py-4 sm:grid-cols-[6em_1fr]"
                >
                  <dt className="text-sm leading-[1.95] text-text-3">{t(`rows.${row}`)}</dt>
                  <dd className="text-text">{t(`${key}.${row}`, minimumSystemValues)}</dd>
                </div>
              ))}
            </dl>
          </section>
        ))}
      </div>
      <PageTextLink path="/download/contrast" className="mt-6">
        {t('compare')}
      </PageTextLink>
    </Section>
  );
}

/** Links to the milestones and to the contacts. */
export function AboutClosing() {
  const t = useTranslations('about.more');
  const locale = useLocale();
  return (
    <PreviousNextLinks
      label={t('title')}
      previous={{
        href: pagePath(locale, '/contact'),
        label: t('contact.label'),
        title: t('contact.title'),
      }}
      next={{
        href: pagePath(locale, '/about/milestones'),
        label: t('milestones.label'),
        title: t('milestones.title'),
        text: t('milestones.text'),
      }}
    />
  );
}
