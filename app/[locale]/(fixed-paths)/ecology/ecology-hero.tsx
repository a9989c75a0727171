import { useLocale, useTranslations } from 'next-intl';
import type { PartnerKind } from '@superbrowser/contract/forms/application-forms';
import { storeIds } from '@/lib/demo/store-ids';
import { BrandMark } from '@/components/layout/brand-mark';
import { PageCrumbs } from '@/components/sections/page-crumbs';
import { StoreTile } from '@/components/mockups/store-tile';
import { storeTextColors } from '@/components/mockups/store-styles';
import { Phrases } from '@/components/sections/phrases';
import { applyPath } from '@/lib/applications/apply-path';
import { ButtonLink } from '@/components/ui/button';
import { cn } from '@/components/ui/cn';
import { Icon } from '@/components/ui/icon';

/** The hero: title and link above one wide picture, with services connected on top and stores below. */
export function EcologyHero() {
  const t = useTranslations('ecology.hero');
  const locale = useLocale();
  return (
    <section className="ground-split relative overflow-hidden pt-[140px] pb-14 text-on-ink-2 md:pt-[152px] md:pb-18">
      <div className="wrap">
        <PageCrumbs path="/ecology" />
        <div className="mt-3 grid gap-x-14 gap-y-5 lg:grid-cols-[7fr_5fr] lg:items-end">
          <h1 className="text-h1 text-on-ink">
            <Phrases text={t('title')} />
          </h1>
          <div>
            <p className="max-w-[34em] text-lead">{t('lead')}</p>
            <div className="mt-7 flex flex-wrap gap-4 max-sm:*:w-full">
              <ButtonLink
                size="xl"
                href={applyPath(locale, 'ecologyHero')}
                className="max-sm:whitespace-normal"
              >
                {t('apply')}
              </ButtonLink>
              <ButtonLink size="xl" variant="inverse" href="#join">
                {t('how')}
              </ButtonLink>
            </div>
          </div>
        </div>
        <PlugBoard />
      </div>
    </section>
  );
}

const plugStyles =
  'grid min-h-16 place-items-center rounded-md px-3 text-center leading-snug font-bold partners:lg:min-h-22';

/** Kinds of partners in the order in which a store needs them; the form has one kind more, "other". */
export const shownPartnerKinds = [
  'training',
  'platform',
  'erp',
  'marketing',
  'logistics',
  'payment',
] as const satisfies readonly PartnerKind[];

/** Services plugged into the product's beam, with one place free; below it a lane for each store. */
function PlugBoard() {
  const t = useTranslations('ecology');
  return (
    <div role="img" aria-label={t('board.label')} className="mt-12 md:mt-16">
      <div className="partners:lg:grid-cols-7 grid grid-cols-2 gap-3 md:grid-cols-4">
        {shownPartnerKinds.map((kind) => (
          <div key={kind}>
            <span className={`${plugStyles} bg-white text-text`}>{t(`kinds.${kind}`)}</span>
            <Prongs />
          </div>
        ))}
        <div className="partners:max-lg:col-span-2">
          <span
            className={`${plugStyles} partners:lg:-translate-y-4 grid-flow-col justify-center gap-2 border-2 border-dashed border-blue-400 text-on-ink`}
          >
            <Icon name="plus" size={20} className="text-blue-400" />
            {t('board.yours')}
          </span>
          <Prongs isFree />
        </div>
      </div>
      <div className="partners:lg:mt-0 partners:lg:min-h-22 relative z-10 mt-4 flex min-h-18 flex-wrap items-center justify-between gap-x-6 gap-y-1 rounded-lg bg-blue-600 px-5 py-3 text-white shadow-blue md:px-8">
        <span className="partners:[--mark:var(--color-blue-800)] flex items-center gap-3 text-[1.25rem] font-bold md:text-[1.5rem]">
          <BrandMark />
          {t('board.product')}
        </span>
        <span className="md:text-[1.125rem]">{t('board.motto')}</span>
      </div>
      <div className="grid grid-cols-8 justify-items-center">
        {storeIds.map((store) => (
          <span key={store} className={cn('grid justify-items-center', storeTextColors[store])}>
            <span className="partners:h-14 partners:md:h-20 w-1 bg-current" />
            <StoreTile
              store={store}
              size="band"
              className="partners:md:size-14! partners:md:text-[1.1875rem]!"
            />
          </span>
        ))}
      </div>
    </div>
  );
}

/** Two pins; the pins of the free place hang above their sockets. */
function Prongs({ isFree = false }: { isFree?: boolean }) {
  return (
    <span
      className={cn(
        'flex justify-center gap-5 max-lg:hidden',
        isFree && 'partners:-translate-y-4 opacity-60',
      )}
    >
      <span className="partners:w-2 partners:bg-on-ink-2 h-6" />
      <span className="partners:w-2 partners:bg-on-ink-2 h-6" />
    </span>
  );
}
