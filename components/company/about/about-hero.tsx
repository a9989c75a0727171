import { useTranslations } from 'next-intl';
import { ScenePicture } from '@/components/demo/scene-picture';
import { TryLink } from '@/components/demo/try-link';
import { PageCrumbs } from '@/components/layout/page/page-crumbs';
import { Phrases } from '@/components/sections/phrases';
import { OfficialFigures } from './official-figures';

/** What this is for, the product at the end of a day, and how far it has come. */
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
      <section aria-labelledby="figures-title" className="ground-ink text-on-ink-2">
        {/* A box of its own: the picture reaches up, the ground stays. */}
        <div className="wrap flow-root pb-14 md:pb-24">
          <figure className="relative -mt-28 md:-mt-48 lg:-mt-68">
            <ScenePicture
              scene="closing"
              crop="window"
              phone="phone"
              priority
              className="h-auto w-full rounded-[18px] shadow-window max-[640px]:mx-auto max-[640px]:max-w-[340px]"
            />
            <figcaption className="mt-6 flex flex-wrap items-center justify-between gap-x-8">
              {t('picture')}
              <TryLink scene="closing" tone="ink" />
            </figcaption>
          </figure>
          <OfficialFigures />
        </div>
      </section>
    </>
  );
}
