import { getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { storeIds, type StoreId } from '@/lib/demo/store-ids';
import { ChecksumRow } from '@/components/releases/checksum-row';
import { StoreTile } from '@/components/mockups/store-tile';
import { Phrases } from '@/components/sections/phrases';
import { Section } from '@/components/sections/section';
import { ButtonLink } from '@/components/ui/button';
import { cn } from '@/components/ui/cn';
import { PageTextLink } from '@/components/sections/page-text-link';
import { pagePath } from '@/lib/core/i18n/paths';
import type { Locale } from '@/lib/core/i18n/routing';
import { findLatestPackage } from '@/lib/releases/lists/select-packages';
import { downloadHref, type ReleasePackage } from '@/lib/releases/release-package';
import { minimumSystems } from '@/lib/releases/minimum-systems';

const youStyles =
  'absolute left-1/2 z-10 download:size-[88px] place-items-center rounded-full bg-white text-[1.5rem] font-bold text-text download:ring-[12px] download:ring-blue-400/40';

interface EditionSideProps {
  isInk?: boolean;
  /** The word for the visitor, between the two editions where they lie one above the other. */
  between?: string;
  name: string;
  place: string;
  picture: ReactNode;
  points: readonly string[];
  action: ReactNode;
}

function EditionSide({
  isInk = false,
  between,
  name,
  place,
  picture,
  points,
  action,
}: EditionSideProps) {
  return (
    <div
      className={cn(
        'download:md:px-14 download:md:py-11 relative flex flex-col px-6 py-10',
        isInk
          ? 'download:from-ink-900 download:to-ink-950 download:max-lg:pt-18 bg-linear-to-b text-on-ink-2'
          : 'bg-blue-50 max-lg:pb-18',
      )}
    >
      {between && (
        <span
          aria-hidden="true"
          className={cn(youStyles, 'download:-top-11 grid -translate-x-1/2 lg:hidden')}
        >
          {between}
        </span>
      )}
      <h3 className={cn('text-[1.625rem] md:text-[1.875rem]', isInk ? 'text-on-ink' : 'text-text')}>
        {name}
      </h3>
      <p>{place}</p>
      <div className="grid flex-1 content-center py-9 max-md:hidden">{picture}</div>
      <ul className={cn('download:max-md:mt-5 grid gap-2.5', isInk && 'text-on-ink')}>
        {points.map((point) => (
          <li
            key={point}
            className={cn(
              'download:before:mt-[0.8em] download:before:h-0.5 download:before:w-2.5 download:before:flex-none flex gap-3',
              isInk ? 'download:before:bg-blue-400' : 'download:before:bg-blue-600',
            )}
          >
            {point}
          </li>
        ))}
      </ul>
      <div className="download:sm:justify-start mt-8 grid">{action}</div>
    </div>
  );
}

/**
 * The two editions, laptop and server, joined by the visitor.
 * @param isWithoutDownload no list has a download, so the Professional edition has no button
 */
export async function EditionsCompared({
  locale,
  packages,
  isWithoutDownload,
}: {
  locale: Locale;
  packages: readonly ReleasePackage[];
  isWithoutDownload: boolean;
}) {
  const t = await getTranslations('download.editions');
  const { windowsServer: server, dotNet } = minimumSystems.vps;
  const vpsPackage = findLatestPackage(packages, 'windows-lite');
  return (
    <Section labelledBy="editions-compared-title">
      <div className="wrap">
        <h2
          id="editions-compared-title"
          className="download:mb-9 download:md:mb-12 text-center text-h2 text-text"
        >
          <Phrases text={t('title')} />
        </h2>
        <div className="relative grid grid-cols-1 overflow-hidden rounded-xl lg:grid-cols-2">
          <EditionSide
            name={t('pro.name')}
            place={t('pro.place')}
            picture={<LaptopMockup label={t('pro.picture')} />}
            points={[t('pro.points.stores'), t('pro.points.systems')]}
            action={
              !isWithoutDownload && (
                <ButtonLink href={downloadHref('auto')}>{t('pro.button')}</ButtonLink>
              )
            }
          />
          <span
            aria-hidden="true"
            className={cn(youStyles, 'top-1/2 hidden -translate-1/2 lg:grid')}
          >
            {t('you')}
          </span>
          <EditionSide
            isInk
            between={t('you')}
            name={t('vps.name')}
            place={t('vps.place')}
            picture={<RackMockup label={t('vps.picture')} units={[['th', 'jp'], []]} />}
            points={[t('vps.points.stores'), t('vps.points.systems', { server, dotNet })]}
            action={
              vpsPackage ? (
                <>
                  <ButtonLink variant="white" href={downloadHref('windows-lite')}>
                    {t('vps.button')}
                  </ButtonLink>
                  {vpsPackage.sha256 && (
                    <ChecksumRow sha256={vpsPackage.sha256} name={t('vps.name')} className="mt-3" />
                  )}
                </>
              ) : (
                <ButtonLink variant="white" href={pagePath(locale, '/vps')}>
                  {t('vps.about')}
                </ButtonLink>
              )
            }
          />
        </div>
        <p className="mt-8 text-center">
          <PageTextLink path="/download/contrast">{t('link')}</PageTextLink>
        </p>
      </div>
    </Section>
  );
}

/** The own computer: all eight stores are open. */
function LaptopMockup({ label }: { label: string }) {
  return (
    <div role="img" aria-label={label} className="download:max-w-[488px] mx-auto w-full">
      <div className="download:mx-[5%] download:rounded-t-[18px] download:px-[6%] download:md:gap-y-5 grid grid-cols-4 place-items-center gap-y-4 border-[9px] border-b-0 border-text bg-white py-7 md:py-9">
        {storeIds.map((store) => (
          <StoreTile
            key={store}
            store={store}
            size="lg"
            className="download:max-md:size-11 download:max-md:text-[0.9375rem]"
          />
        ))}
      </div>
      <div className="download:rounded-b-[16px] h-4 bg-text" />
    </div>
  );
}

interface RackMockupProps {
  label: string;
  /** One entry for each unit of the rack: the stores bound to that server, at most {@link placesPerUnit}. */
  units: readonly (readonly StoreId[])[];
}

const placesPerUnit = 4;

/** Cloud servers in a rack: bound stores in their places; the other places are empty and dashed. */
function RackMockup({ label, units }: RackMockupProps) {
  return (
    <div role="img" aria-label={label} className="grid gap-3.5">
      {units.map((boundStores, unit) => (
        <div
          key={unit}
          className="download:bg-ink-800 flex items-center gap-4 rounded-lg px-4 py-6 ring-1 ring-ink-700 ring-inset md:px-5 md:py-7"
        >
          <span className="flex gap-2">
            <span className="download:bg-ok-bright size-2 rounded-full" />
            <span className="size-2 rounded-full bg-ink-700" />
          </span>
          <span className="download:justify-around flex flex-1 gap-2">
            {Array.from({ length: placesPerUnit }, (_, place) => {
              const store = boundStores[place];
              return store ? (
                <StoreTile
                  key={place}
                  store={store}
                  size="lg"
                  className="download:max-md:size-11 download:max-md:text-[0.9375rem]"
                />
              ) : (
                <StoreTile
                  key={place}
                  size="lg"
                  isEmpty
                  className="download:border-blue-400/60! download:max-md:size-11"
                />
              );
            })}
          </span>
        </div>
      ))}
    </div>
  );
}
