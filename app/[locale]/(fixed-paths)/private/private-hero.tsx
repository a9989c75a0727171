import { useLocale, useTranslations } from 'next-intl';
import { storeIds, type StoreId } from '@/lib/demo/store-ids';
import { PageCrumbs } from '@/components/sections/page-crumbs';
import { Avatar } from '@/components/ui/avatar';
import { StoreTile } from '@/components/mockups/store-tile';
import { storeBackgrounds, storeTextColors } from '@/components/mockups/store-styles';
import { DarkHero } from '@/components/sections/dark-hero';
import { applyPath } from '@/lib/applications/apply-path';
import { ButtonLink } from '@/components/ui/button';
import { cn } from '@/components/ui/cn';

/** The hero: it says and shows whose server the product runs on. */
export function PrivateHero() {
  const t = useTranslations('private');
  const locale = useLocale();
  return (
    <DarkHero
      crumbs={<PageCrumbs path="/private" />}
      title={t('hero.title')}
      lead={t('hero.lead')}
      actions={
        <>
          <ButtonLink size="xl" href={applyPath(locale, 'privateHero')}>
            {t('hero.apply')}
          </ButtonLink>
          <ButtonLink size="xl" variant="inverse" href="#server">
            {t('hero.server')}
          </ButtonLink>
        </>
      }
      picture={
        <figure>
          <BoundaryRack label={t('rack.label')} boundary={t('rack.boundary')} />
          <figcaption className="private:md:pr-14 mt-3 pr-6 text-right text-xs text-on-ink-3">
            {t('rack.caption')}
          </figcaption>
        </figure>
      }
    />
  );
}

interface BoundaryRackProps {
  /** Describes the picture for visitors who cannot see it. */
  label: string;
  /** Name of the dashed line. */
  boundary: string;
}

/** The visitor's server, with a unit for each store, inside the visitor's own network; traffic leaves in lanes. */
function BoundaryRack({ label, boundary }: BoundaryRackProps) {
  const t = useTranslations('mockups');
  return (
    <div role="img" aria-label={label} className="private:pt-3.5 private:md:pr-14 pr-6">
      <div className="private:grid-cols-[88px_1fr] private:border-blue-400/80 private:bg-blue-700/20 private:sm:grid-cols-[minmax(0,2fr)_minmax(0,4fr)] private:md:pl-7 relative grid rounded-xl border-2 border-dotted py-5 pr-3 pl-4 md:py-8 md:pr-6">
        <b className="private:-top-3.5 private:left-6 absolute rounded-full bg-blue-600 px-4 py-1 text-sm leading-[1.25rem] text-white">
          {boundary}
        </b>
        <div className="relative">
          <svg
            viewBox="0 0 100 400"
            preserveAspectRatio="none"
            fill="none"
            strokeWidth="2"
            className="private:top-3 private:bottom-3 private:left-7 private:h-[calc(100%-24px)] private:w-[calc(100%-28px)] absolute"
          >
            {storeIds.map((store, index) => (
              <path
                key={store}
                d={`M0 200C50 200 40 ${25 + 50 * index} 100 ${25 + 50 * index}`}
                stroke="currentColor"
                vectorEffect="non-scaling-stroke"
                className={storeTextColors[store]}
              />
            ))}
          </svg>
          <Avatar
            initial={t('you')}
            tone="plain"
            size="lg"
            className={cn(
              'private:shadow-[0_0_0_10px_color-mix(in_srgb,var(--color-white)_16%,transparent)] private:md:size-16 absolute top-1/2 left-0 -translate-y-1/2',
              t('you').length > 1 && 'text-[1.0625rem]!',
            )}
          />
        </div>
        <div className="rounded-[18px] bg-ink-950 p-3 ring-1 ring-ink-700">
          {storeIds.map((store) => (
            <RackUnit key={store} store={store} />
          ))}
        </div>
      </div>
    </div>
  );
}

const ventsPath = 'M2 2v12M11 2v12M20 2v12M29 2v12M38 2v12M47 2v12';

function RackUnit({ store }: { store: StoreId }) {
  const t = useTranslations('mockups.kinds');
  return (
    <div className={cn('private:md:py-1 relative py-[3px]', storeTextColors[store])}>
      <div className="private:bg-linear-to-r private:from-current/40 private:to-50% private:after:size-2 private:after:rounded-full private:after:bg-ok-bright private:md:h-12 private:md:pl-2 flex h-10 items-center gap-2.5 rounded-[10px] bg-ink-850 to-transparent pr-3 pl-1.5 ring-1 ring-ink-700 ring-inset md:gap-3">
        <StoreTile store={store} size="sm" className="private:md:size-8! private:md:text-xs!" />
        <span className="flex-1 text-sm whitespace-nowrap text-on-ink md:text-[0.9375rem]">
          {t(store)}
        </span>
        <svg
          viewBox="0 0 49 16"
          strokeWidth="4"
          strokeLinecap="round"
          className="private:w-[49px] stroke-ink-700 max-sm:hidden"
        >
          <path d={ventsPath} />
        </svg>
      </div>
      <span
        className={cn(
          'private:left-full private:-mt-px private:md:w-25 absolute top-1/2 h-0.5 w-12',
          storeBackgrounds[store],
          'private:[mask:linear-gradient(90deg,var(--color-black)_30%,transparent)]',
        )}
      />
    </div>
  );
}
