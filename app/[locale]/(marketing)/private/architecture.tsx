import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { BrandMark } from '@/components/layout/header/brand-mark';
import { Person } from '@/components/mockups/person';
import { StoreTile } from '@/components/mockups/store-tile';
import { storeBackground, storeCodes, storeText } from '@/components/mockups/stores';
import { PhoneFold } from '@/components/sections/phone-fold';
import { Section } from '@/components/sections/section';
import { cn } from '@/components/ui/cn';

/** Office, the customer's server, stores abroad; we stand outside. */
export function Architecture() {
  const t = useTranslations('private.map');
  return (
    <Section labelledBy="map-title" title={t('title')} lead={t('lead')}>
      <PhoneFold label={t('fold')} preview={t('foldText')}>
        <div
          role="img"
          aria-label={t('label')}
          className="grid lg:grid-cols-[184px_76px_minmax(0,1fr)_minmax(0,390px)] xl:grid-cols-[212px_76px_minmax(0,1fr)_minmax(0,440px)]"
        >
          <OfficePanel />
          <span className="relative grid place-items-center max-lg:h-20">
            <span className="absolute border-blue-600 max-lg:inset-y-0 max-lg:border-l-2 max-lg:border-dashed lg:inset-x-0 lg:border-t-2 lg:border-dashed" />
            <span className="relative bg-paper px-1 py-1 text-xs max-lg:px-3 lg:translate-y-6">
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
        <span className="text-center max-md:basis-full">{t('usText')}</span>
      </p>
    </Section>
  );
}

/** From the gateway a lane to every store: side by side on wide screens, downwards on phones. */
function GatewayLanes() {
  return (
    <>
      <Wide />
      <Tall />
    </>
  );
}

function Wide() {
  const t = useTranslations('private.map');
  const stores = useTranslations('mockups.shops');
  return (
    <div className="grid grid-cols-[minmax(0,1fr)_72px_auto] max-lg:hidden">
      <div className="z-10 rounded-r-lg bg-blue-800 px-5 py-6 text-white shadow-[0_0_0_8px_var(--color-blue-100)] [clip-path:inset(-8px_-8px_-8px_0)]">
        <b className="block h-12 text-[18px]">{t('gateway')}</b>
        {storeCodes.map((code) => (
          <span key={code} className={cn('relative flex h-12 items-center', storeText[code])}>
            <span className="size-3 flex-none rounded-full border-[3px] border-current bg-white" />
            <span className={cn('-mr-5 h-[3px] flex-1', storeBackground[code])} />
          </span>
        ))}
      </div>
      <div className="z-10 pt-18">
        {storeCodes.map((code) => (
          <span key={code} className={cn('flex h-12 items-center', storeText[code])}>
            <span className={cn('h-[3px] flex-1', storeBackground[code])} />
            <span className="border-y-[6px] border-l-8 border-y-transparent border-l-current" />
          </span>
        ))}
      </div>
      <div className="rounded-lg px-4 py-6 text-text ring-[1.5px] ring-line-2 ring-inset xl:px-5">
        <b className="block h-12 text-[18px]">{t('stores')}</b>
        {storeCodes.map((code) => (
          <span key={code} className="flex h-12 items-center gap-3 text-[15px] whitespace-nowrap">
            <StoreTile code={code} />
            {stores(code)}
          </span>
        ))}
      </div>
    </div>
  );
}

function Tall() {
  const t = useTranslations('private.map');
  return (
    <div className="lg:hidden">
      <div className="rounded-b-lg bg-blue-800 px-3 pt-4 text-white shadow-[0_0_0_8px_var(--color-blue-100)] [clip-path:inset(0_-8px_-8px_-8px)] md:px-7">
        <b className="block px-2 pb-4 text-[18px] md:px-0">{t('gateway')}</b>
        <span className="grid grid-cols-8 justify-items-center">
          {storeCodes.map((code) => (
            <span key={code} className={cn('grid justify-items-center', storeText[code])}>
              <span className="size-3 rounded-full border-[3px] border-current bg-white" />
              <span className="h-9 w-[3px] bg-current" />
            </span>
          ))}
        </span>
      </div>
      <div className="grid grid-cols-8 justify-items-center px-3 md:px-7">
        {storeCodes.map((code) => (
          <span key={code} className="grid justify-items-center">
            <span className={cn('z-10 h-12 w-[3px]', storeBackground[code])} />
            <StoreTile code={code} size="row" />
          </span>
        ))}
      </div>
      <b className="mt-4 block text-center text-text">{t('stores')}</b>
    </div>
  );
}

/** Who works from the office, by level. */
function OfficePanel() {
  const t = useTranslations('private.map');
  const names = useTranslations('mockups');
  const you = names('you');
  return (
    <div className="flex flex-col rounded-lg bg-mist px-6 py-5 text-text lg:px-5 xl:px-7 xl:py-6">
      <b className="pb-4 text-[18px]">{t('office')}</b>
      <span className="grid flex-1 max-lg:grid-cols-3">
        <Row name={t('owner')}>
          <Person
            initial={you}
            tone="you"
            className={you.length > 1 ? 'size-10! text-xs!' : 'size-10! text-base!'}
          />
        </Row>
        <Row name={t('manager')}>
          <Person initial={names('staff.lin')} size="md" className="size-9!" />
        </Row>
        <Row name={t('employee')}>
          {(['zhou', 'chen', 'wu'] as const).map((staff) => (
            <Person
              key={staff}
              initial={names(`staff.${staff}`)}
              size="md"
              className="size-9! ring-2 ring-mist not-first:-ml-2.5"
            />
          ))}
        </Row>
      </span>
    </div>
  );
}

function Row({ name, children }: { name: string; children: ReactNode }) {
  return (
    <span className="flex min-h-18 flex-1 items-center justify-between border-t border-line-2 max-lg:flex-col max-lg:justify-center max-lg:gap-1.5 max-lg:pt-4 max-lg:text-sm">
      <span className="flex">{children}</span>
      {name}
    </span>
  );
}

/** What runs on the customer's server: lighter what works, darker what keeps. */
const modules = [
  ['app', 'bg-white/8'],
  ['robot', 'bg-white/8'],
  ['database', 'bg-ink-900/45'],
  ['log', 'bg-ink-900/45'],
  ['backup', 'bg-ink-900/45 col-span-2'],
] as const;

/** The customer's server, blue as the product is. */
function ServerPanel() {
  const t = useTranslations('private.map');
  return (
    <div className="z-10 flex flex-col rounded-t-lg bg-blue-600 bg-linear-to-br from-blue-600 to-blue-700 p-5 text-white shadow-[0_0_0_8px_var(--color-blue-100)] [clip-path:inset(-8px_-8px_0_-8px)] md:p-7 lg:rounded-l-lg lg:rounded-tr-none lg:py-6 lg:[clip-path:inset(-8px_0_-8px_-8px)]">
      <b className="pb-4 text-[18px]">{t('server')}</b>
      <span className="grid flex-1 grid-cols-2 gap-3">
        {modules.map(([key, look]) => (
          <span
            key={key}
            className={cn(
              'flex flex-col justify-center rounded-md px-4 py-3 leading-snug md:min-h-22',
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
