import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { storeIds } from '@/lib/demo/store-ids';
import { BrandMark } from '@/components/layout/brand-mark';
import { Avatar } from '@/components/ui/avatar';
import { StoreTile } from '@/components/mockups/store-tile';
import { storeBackgrounds, storeTextColors } from '@/components/mockups/store-styles';
import { PhoneFold } from '@/components/sections/phone-fold';
import { Section } from '@/components/sections/section';
import { cn } from '@/components/ui/cn';

/** The office, the customer's server, and stores abroad; our company is outside. */
export function Architecture() {
  const t = useTranslations('private.architecture');
  return (
    <Section labelledBy="architecture-title" title={t('title')} lead={t('lead')}>
      <PhoneFold label={t('fold')} preview={t('foldText')}>
        <div
          role="img"
          aria-label={t('label')}
          className="private:lg:grid-cols-[184px_76px_minmax(0,1fr)_minmax(0,390px)] private:xl:grid-cols-[212px_76px_minmax(0,1fr)_minmax(0,440px)] grid"
        >
          <OfficePanel />
          <span className="private:max-lg:h-20 relative grid place-items-center">
            <span className="private:max-lg:inset-y-0 private:max-lg:border-l-2 private:max-lg:border-dashed private:lg:inset-x-0 private:lg:border-t-2 private:lg:border-dashed absolute border-blue-600" />
            <span className="private:max-lg:px-3 private:lg:translate-y-6 relative bg-paper px-1 py-1 text-xs">
              {t('intranet')}
            </span>
          </span>
          <ServerPanel />
          <GatewayLanes />
        </div>
      </PhoneFold>
      <p className="mt-5 flex flex-wrap items-center justify-center gap-x-4 gap-y-2 border-dashed border-line-2 md:mt-7 md:border-t-2 md:pt-7">
        <BrandMark />
        <b className="text-text">{t('us')}</b>
        <span className="private:max-md:basis-full text-center">{t('usText')}</span>
      </p>
    </Section>
  );
}

/** Lanes from the gateway to every store: next to each other on wide screens, downwards on phones. */
function GatewayLanes() {
  return (
    <>
      <WideLanes />
      <TallLanes />
    </>
  );
}

function WideLanes() {
  const t = useTranslations('private.architecture');
  const stores = useTranslations('mockups.stores');
  return (
    <div className="private:grid-cols-[minmax(0,1fr)_72px_auto] grid max-lg:hidden">
      <div className="private:rounded-r-lg private:bg-blue-800 private:shadow-[0_0_0_8px_var(--color-blue-100)] private:[clip-path:inset(-8px_-8px_-8px_0)] z-10 px-5 py-6 text-white">
        <b className="block h-12 text-[1.125rem]">{t('gateway')}</b>
        {storeIds.map((store) => (
          <span
            key={store}
            className={cn('relative flex h-12 items-center', storeTextColors[store])}
          >
            <span className="private:border-[3px] size-3 flex-none rounded-full border-current bg-white" />
            <span className={cn('private:-mr-5 private:h-[3px] flex-1', storeBackgrounds[store])} />
          </span>
        ))}
      </div>
      <div className="z-10 pt-18">
        {storeIds.map((store) => (
          <span key={store} className={cn('flex h-12 items-center', storeTextColors[store])}>
            <span className={cn('private:h-[3px] flex-1', storeBackgrounds[store])} />
            <span className="private:border-y-[6px] private:border-y-transparent private:border-l-current border-l-8" />
          </span>
        ))}
      </div>
      <div className="private:ring-[1.5px] rounded-lg px-4 py-6 text-text ring-line-2 ring-inset xl:px-5">
        <b className="block h-12 text-[1.125rem]">{t('stores')}</b>
        {storeIds.map((store) => (
          <span
            key={store}
            className="flex h-12 items-center gap-3 text-[0.9375rem] whitespace-nowrap"
          >
            <StoreTile store={store} />
            {stores(store)}
          </span>
        ))}
      </div>
    </div>
  );
}

function TallLanes() {
  const t = useTranslations('private.architecture');
  return (
    <div className="lg:hidden">
      <div className="private:bg-blue-800 private:shadow-[0_0_0_8px_var(--color-blue-100)] private:[clip-path:inset(0_-8px_-8px_-8px)] rounded-b-lg px-3 pt-4 text-white md:px-7">
        <b className="block px-2 pb-4 text-[1.125rem] md:px-0">{t('gateway')}</b>
        <span className="grid grid-cols-8 justify-items-center">
          {storeIds.map((store) => (
            <span key={store} className={cn('grid justify-items-center', storeTextColors[store])}>
              <span className="private:border-[3px] size-3 rounded-full border-current bg-white" />
              <span className="h-9 w-[3px] bg-current" />
            </span>
          ))}
        </span>
      </div>
      <div className="grid grid-cols-8 justify-items-center px-3 md:px-7">
        {storeIds.map((store) => (
          <span key={store} className="grid justify-items-center">
            <span className={cn('z-10 h-12 w-[3px]', storeBackgrounds[store])} />
            <StoreTile store={store} size="row" />
          </span>
        ))}
      </div>
      <b className="mt-4 block text-center text-text">{t('stores')}</b>
    </div>
  );
}

/** The people who work in the office, by level. */
function OfficePanel() {
  const t = useTranslations('private.architecture');
  const names = useTranslations('mockups');
  const you = names('you');
  return (
    <div className="private:lg:px-5 private:xl:px-7 private:xl:py-6 flex flex-col rounded-lg bg-mist px-6 py-5 text-text">
      <b className="pb-4 text-[1.125rem]">{t('office')}</b>
      <span className="grid flex-1 max-lg:grid-cols-3">
        <LevelRow name={t('owner')}>
          <Avatar
            initial={you}
            tone="you"
            className={
              you.length > 1
                ? 'private:size-10! private:text-xs!'
                : 'private:size-10! private:text-base!'
            }
          />
        </LevelRow>
        <LevelRow name={t('manager')}>
          <Avatar initial={names('staff.lin')} size="md" className="private:size-9!" />
        </LevelRow>
        <LevelRow name={t('employee')}>
          {(['zhou', 'chen', 'wu'] as const).map((staff) => (
            <Avatar
              key={staff}
              initial={names(`staff.${staff}`)}
              size="md"
              className="private:size-9! private:ring-mist private:not-first:-ml-2.5 ring-2"
            />
          ))}
        </LevelRow>
      </span>
    </div>
  );
}

function LevelRow({ name, children }: { name: string; children: ReactNode }) {
  return (
    <span className="private:max-lg:flex-col private:max-lg:justify-center private:max-lg:pt-4 flex min-h-18 flex-1 items-center justify-between border-t border-line-2 max-lg:gap-1.5 max-lg:text-sm">
      <span className="flex">{children}</span>
      {name}
    </span>
  );
}

/** The modules on the customer's server: lighter for working parts, darker for storage. */
const serverModules = [
  ['app', 'bg-white/8'],
  ['robot', 'bg-white/8'],
  ['database', 'private:bg-ink-900/45'],
  ['log', 'private:bg-ink-900/45'],
  ['backup', 'private:bg-ink-900/45 col-span-2'],
] as const;

/** The customer's server, in the product's blue. */
function ServerPanel() {
  const t = useTranslations('private.architecture');
  return (
    <div className="private:bg-linear-to-br private:to-blue-700 private:shadow-[0_0_0_8px_var(--color-blue-100)] private:[clip-path:inset(-8px_-8px_0_-8px)] private:lg:rounded-tr-none private:lg:py-6 private:lg:[clip-path:inset(-8px_0_-8px_-8px)] z-10 flex flex-col rounded-t-lg bg-blue-600 from-blue-600 p-5 text-white md:p-7 lg:rounded-l-lg">
      <b className="pb-4 text-[1.125rem]">{t('server')}</b>
      <span className="grid flex-1 grid-cols-2 gap-3">
        {serverModules.map(([key, look]) => (
          <span
            key={key}
            className={cn(
              'private:md:min-h-22 flex flex-col justify-center rounded-md px-4 py-3 leading-snug',
              look,
            )}
          >
            <b>{t(`modules.${key}.name`)}</b>
            <span className="mt-1 text-sm">{t(`modules.${key}.note`)}</span>
          </span>
        ))}
      </span>
    </div>
  );
}
