import { useTranslations } from 'next-intl';
import { getTranslations } from 'next-intl/server';
import { InAppWay } from '@/components/cta/in-app-way';
import { ReferredQr } from '@/components/cta/referred-qr';
import { SendToComputer } from '@/components/cta/send-to-computer';
import { PageCrumbs } from '@/components/layout/page/page-crumbs';
import { StoreTile } from '@/components/mockups/store-tile';
import { storeBackground, type StoreCode, storeCodes } from '@/components/mockups/stores';
import { WindowControls } from '@/components/mockups/window-frame';
import { NoRelease, nothingToDownload } from '@/components/releases/notices';
import { ForSystem, PlatformLink } from '@/components/releases/visitor';
import { HeroSplit } from '@/components/sections/hero-split';
import { buttonStyles } from '@/components/ui/button-styles';
import { cn } from '@/components/ui/cn';
import { Icon } from '@/components/ui/icon';
import { QrPicture } from '@/components/ui/qr/qr-picture';
import { hrefOf, offerOf } from '@/lib/releases/offers';
import { downloadHref } from '@/lib/releases/types';
import { absoluteUrl } from '@/lib/seo/metadata';
import { pageCodeSrc } from '@/lib/seo/page-codes';
import {
  hugeButton,
  LinuxOffer,
  MacOffer,
  type OffersProps,
  OfferText,
  Status,
  WindowsOffer,
} from './desktop-offers';

/**
 * Answers "which file do I take?". The HTML is neutral; after hydration the block of the visitor's
 * system takes its place. The height is kept free, so that nothing below moves.
 */
export async function DownloadHero(offers: OffersProps) {
  const t = await getTranslations('download.hero');
  const nothing = nothingToDownload(offers.releases, offers.v6);
  return (
    <HeroSplit
      crumbs={<PageCrumbs path="/download" />}
      title={t('title')}
      lead={null}
      picture={<InstallerMock />}
      className="pb-20 md:pb-[150px]"
    >
      <div data-hero-download className="min-h-[340px] md:min-h-[356px]">
        {nothing ? (
          <NoRelease locale={offers.text.locale} unread={offers.freshness === 'fallback'} />
        ) : (
          <InAppWay>
            <NeutralOffer />
            <WindowsOffer {...offers} />
            <MacOffer {...offers} />
            <LinuxOffer {...offers} />
            <PhoneOffer {...offers} />
          </InAppWay>
        )}
      </div>
    </HeroSplit>
  );
}

/** What the server's HTML says: one link that finds the package by itself (D1, `auto`). */
async function NeutralOffer() {
  const t = await getTranslations('download.hero');
  return (
    <>
      <ForSystem systems={['pending']}>
        <Status>{t('pending.status')}</Status>
        <a
          href={downloadHref('auto')}
          className={cn(hugeButton, 'gap-[18px] text-[20px] max-sm:w-full sm:text-[22px]')}
        >
          <Icon name="download" size={26} />
          <OfferText title={t('pending.button')} note={t('pending.note')} />
        </a>
        <p className="mt-7">{t('facts')}</p>
      </ForSystem>
      <ForSystem systems={['unknown']}>
        <Status>{t('unknown.status')}</Status>
        <a href="#all" className={buttonStyles({ size: 'xl' })}>
          {t('unknown.button')}
        </a>
        <p className="mt-7">{t('facts')}</p>
      </ForSystem>
    </>
  );
}

const wide = 'w-full sm:w-auto';

/** Code on the left, what it is for and "copy" on the right. */
const linkRow = cn(
  'mt-2.5 grid basis-full grid-cols-[96px_1fr] items-center gap-x-4 border-t border-ink-line pt-5 text-sm',
  '[&>button]:col-start-2 [&>button]:row-start-2 [&>button]:-ml-2 [&>button]:self-start [&>button]:justify-self-start [&>button]:font-bold [&>button]:text-blue-200',
  '[&>code]:col-span-2 [&>code]:pt-2',
);

/** Phones: the link goes to the computer; no desktop installer as the main button (D8). */
async function PhoneOffer({ releases, text }: OffersProps) {
  const t = await getTranslations('download.hero.phone');
  const { locale } = text;
  const url = absoluteUrl(locale, '/download');
  const code = { value: url, label: t('qrAlt'), className: 'row-span-2 row-start-1' };
  const android = offerOf(releases, 'android', 'v5');
  const androidHref = android && hrefOf(android);
  return (
    <ForSystem systems={['iphone', 'ipad', 'android']}>
      <Status found>{t('status')}</Status>
      <div className="flex flex-wrap gap-3.5">
        <SendToComputer
          url={url}
          words={{
            button: t('send'),
            copy: t('copy'),
            copied: text.t('copied'),
            failed: text.t('copyFailed'),
            subject: t('subject'),
            body: t('body'),
          }}
          className={cn(buttonStyles({ size: 'xl' }), wide)}
          linksClassName={linkRow}
          links={
            <>
              <ReferredQr {...code}>
                <span className={code.className}>
                  <QrPicture
                    src={pageCodeSrc(locale, '/download')}
                    alt={code.label}
                    size={96}
                    className="p-2.5"
                  />
                </span>
              </ReferredQr>
              <p className="self-end">{t('scan')}</p>
            </>
          }
        >
          {androidHref && (
            <ForSystem systems={['android']} className={wide}>
              <PlatformLink
                platform="android"
                href={androidHref}
                className={cn(buttonStyles({ variant: 'inverse', size: 'xl' }), wide)}
              >
                {t('android')}
              </PlatformLink>
            </ForSystem>
          )}
        </SendToComputer>
      </div>
    </ForSystem>
  );
}

const heights: Partial<Record<StoreCode, number>> = {
  us: 150,
  my: 190,
  th: 130,
  uk: 170,
  jp: 140,
  de: 180,
};

function Stage() {
  return (
    <div className="flex h-[210px] items-end bg-ink-850 bg-[radial-gradient(70%_90%_at_50%_100%,var(--color-blue-600),transparent_75%)] px-3.5 pb-[22px] md:h-[276px] md:px-[26px] md:pb-[30px]">
      <div className="isolate grid w-full grid-cols-8 place-items-center">
        {storeCodes.map((code) => {
          const height = heights[code];
          return height ? (
            <StoreTile key={code} code={code} size="row" beam={height} className="beam-rooted" />
          ) : (
            <StoreTile
              key={code}
              size="row"
              empty="ink"
              className="border-blue-400/60! bg-ink-950/50"
            />
          );
        })}
      </div>
    </div>
  );
}

/** The installer at work: environments light up one after the other. One picture to screen readers. */
function InstallerMock() {
  const t = useTranslations('download.installer');
  const done = [t('steps.check'), t('steps.core')];
  return (
    <div
      role="img"
      aria-label={t('label')}
      className="overflow-hidden rounded-lg bg-paper text-sm text-text-2 shadow-window"
    >
      <div className="flex h-[46px] items-center gap-2.5 px-4 text-xs text-text">
        <span className="size-5 rounded-[6px] bg-blue-600" />
        {t('title')}
        <WindowControls className="ml-auto" />
      </div>
      <Stage />
      <div className="p-[18px] md:px-[26px] md:pt-[22px] md:pb-6">
        <div className="grid grid-cols-8 gap-1">
          {storeCodes.map((code) => (
            <span
              key={code}
              className={cn(
                'h-2.5 rounded-[3px]',
                heights[code] ? storeBackground[code] : 'bg-line',
              )}
            />
          ))}
        </div>
        <div className="mt-3 flex items-baseline justify-between gap-4 text-text">
          <b>{t('progress')}</b>
          <span className="font-num text-[18px] font-bold">{t('percent')}</span>
        </div>
        <div className="mt-3 flex flex-wrap gap-x-5 gap-y-1.5 text-xs text-text-3">
          {done.map((step) => (
            <span key={step} className="flex items-center gap-1 text-ok">
              <Icon name="check" size={16} />
              {step}
            </span>
          ))}
          <span className="flex items-center gap-1">
            <Icon name="grid" size={16} />
            {t('steps.environments')}
          </span>
        </div>
      </div>
    </div>
  );
}
