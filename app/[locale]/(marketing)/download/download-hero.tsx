import { useTranslations } from 'next-intl';
import { getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { HashLine } from '@/components/releases/hash-line';
import { InAppLink } from '@/components/in-app/in-app-link';
import { ReferredQr } from '@/components/referral/referred-qr';
import { SendToComputer } from '@/components/cta/send-to-computer';
import { PageCrumbs } from '@/components/page/page-crumbs';
import { StoreTile } from '@/components/mockups/store-tile';
import { storeBackground, storeCodes, type StoreCode } from '@/components/mockups/stores';
import { WindowControls } from '@/components/mockups/window-frame';
import { NoRelease, nothingToDownload } from '@/components/releases/notices';
import { ReleaseFacts, SystemIcon } from '@/components/releases/release-parts';
import type { ReleaseText } from '@/components/releases/release-text';
import { ForSystem, PlatformLink } from '@/components/visitor/for-system';
import { HeroSplit } from '@/components/sections/hero-split';
import { buttonStyles } from '@/components/ui/button-styles';
import { cn } from '@/components/ui/cn';
import { Icon } from '@/components/ui/icon';
import { QrPicture } from '@/components/ui/qr/qr-picture';
import { hrefOf, releaseFor, recommendedOffer } from '@/lib/releases/table-releases';
import { downloadHref, type Platform, type Release } from '@/lib/releases/types';
import { absoluteUrl } from '@/lib/seo/metadata';
import { pageCodeSrc } from '@/lib/seo/page-qr-codes';
import { recommendedLine } from '@/lib/site';
import type { Freshness } from '@/lib/upstream/cache/freshness';
import { ForLine } from './for-line';

/**
 * Answers "which file do I take?". The HTML is neutral; after hydration the block of the visitor's system replaces
 * it. Its height is reserved, so that nothing below moves.
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
      className="download:md:pb-[150px] pb-20"
    >
      <div data-hero-download className="download:min-h-[340px] download:md:min-h-[356px]">
        {nothing ? (
          <NoRelease locale={offers.text.locale} unread={offers.freshness === 'fallback'} />
        ) : (
          <InAppLink>
            <NeutralOffer />
            <WindowsOffer {...offers} />
            <MacOffer {...offers} />
            <LinuxOffer {...offers} />
            <PhoneOffer {...offers} />
          </InAppLink>
        )}
      </div>
    </HeroSplit>
  );
}

/** The offer in the server's HTML: one link that finds the package itself (D1, `auto`). */
async function NeutralOffer() {
  const t = await getTranslations('download.hero');
  return (
    <>
      <ForSystem systems={['pending']}>
        <Status>{t('pending.status')}</Status>
        <a
          href={downloadHref('auto')}
          className={cn(
            hugeButton,
            'download:sm:text-[1.375rem] gap-[18px] text-[1.25rem] max-sm:w-full',
          )}
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

const wide = 'w-full download:sm:w-auto';

/** Classes of a row with the code on the left, and its purpose and "copy" on the right. */
const linkRow = cn(
  'download:basis-full download:grid-cols-[96px_1fr] mt-2.5 grid items-center gap-x-4 border-t border-ink-line pt-5 text-sm',
  'download:[&>button]:col-start-2 download:[&>button]:row-start-2 download:[&>button]:-ml-2 download:[&>button]:self-start download:[&>button]:justify-self-start download:[&>button]:font-bold download:[&>button]:text-blue-200',
  'download:[&>code]:col-span-2 download:[&>code]:pt-2',
);

/** The offer on phones: the link is sent to the computer; no desktop installer is the main button (D8). */
async function PhoneOffer({ releases, text }: OffersProps) {
  const t = await getTranslations('download.hero.phone');
  const { locale } = text;
  const url = absoluteUrl(locale, '/download');
  const code = {
    value: url,
    label: t('qrAlt'),
    className: 'download:row-span-2 download:row-start-1',
  };
  const android = releaseFor(releases, 'android', 'v5');
  const androidHref = android && hrefOf(android);
  return (
    <ForSystem systems={['iphone', 'ipad', 'android']}>
      <Status found>{t('status')}</Status>
      <div className="flex flex-wrap gap-3.5">
        <SendToComputer
          url={url}
          messages={{
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
    <div className="download:h-[210px] download:bg-[radial-gradient(70%_90%_at_50%_100%,var(--color-blue-600),transparent_75%)] download:pb-[22px] download:md:h-[276px] download:md:px-[26px] download:md:pb-[30px] flex items-end bg-ink-850 px-3.5">
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
              className="download:border-blue-400/60! download:bg-ink-950/50"
            />
          );
        })}
      </div>
    </div>
  );
}

/** The installer at work: environments light up one after the other. Screen readers get it as one picture. */
function InstallerMock() {
  const t = useTranslations('download.installer');
  const done = [t('steps.check'), t('steps.core')];
  return (
    <div
      role="img"
      aria-label={t('label')}
      className="overflow-hidden rounded-lg bg-paper text-sm text-text-2 shadow-window"
    >
      <div className="download:h-[46px] flex items-center gap-2.5 px-4 text-xs text-text">
        <span className="size-5 rounded-[6px] bg-blue-600" />
        {t('title')}
        <WindowControls className="ml-auto" />
      </div>
      <Stage />
      <div className="download:md:px-[26px] download:md:pt-[22px] download:md:pb-6 p-[18px]">
        <div className="grid grid-cols-8 gap-1">
          {storeCodes.map((code) => (
            <span
              key={code}
              className={cn(
                'download:rounded-[3px] h-2.5',
                heights[code] ? storeBackground[code] : 'bg-line',
              )}
            />
          ))}
        </div>
        <div className="mt-3 flex items-baseline justify-between gap-4 text-text">
          <b>{t('progress')}</b>
          <span className="font-num text-[1.125rem] font-bold">{t('percent')}</span>
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

interface OffersProps {
  releases: readonly Release[];
  v6: readonly Release[];
  text: ReleaseText;
  freshness: Freshness;
}

/** The offer on Windows: one package with all its facts; visitors of some promoters get v6 (D1). */
async function WindowsOffer({ releases, v6, text }: OffersProps) {
  const t = await getTranslations('download.hero');
  const website = releaseFor(releases, 'windows', 'v5');
  const current = releaseFor(v6, 'windows', 'v6') ?? website;
  return (
    <ForSystem systems={['windows']}>
      <Status found>{t('detected', { name: 'Windows' })}</Status>
      {([website, current] as const).map((release, index) => (
        <ForLine key={index} line={index === 0 ? 'v5' : 'v6'} recommended={recommendedLine}>
          <OfferButton
            platform="windows"
            href={(release && hrefOf(release)) ?? downloadHref('windows')}
            title={t('windows.button')}
            note={release && noteOf(release, text)}
          />
          {/* On the lite line the button delivers another package (B4), so these facts are hidden. */}
          <div data-facts-of={release?.line === 'v5' ? 'windows' : undefined}>
            {release && <OfferFacts release={release} text={text} />}
          </div>
        </ForLine>
      ))}
    </ForSystem>
  );
}

/** The offer on Mac: the chip is unknown, so both packages are next to each other (D8). */
async function MacOffer({ releases, v6, text }: OffersProps) {
  const t = await getTranslations('download.hero');
  const chips = [
    ['mac-intel', t('mac.intel')],
    ['mac-arm', t('mac.arm')],
  ] as const satisfies [Platform, string][];
  const offers = chips.flatMap(([platform, title]) => {
    const release = recommendedOffer(releases, v6, platform);
    const href = release && hrefOf(release);
    return href ? [{ platform, title, release, href }] : [];
  });
  const first = offers[0]?.release;
  return (
    <ForSystem systems={['mac']}>
      <Status found>{t('mac.status')}</Status>
      <div className="grid max-w-[588px] gap-4 sm:grid-cols-2">
        {offers.map(({ platform, title, release, href }) => (
          <OfferButton
            key={platform}
            platform={platform}
            href={href}
            title={title}
            note={[`v${release.version}`, text.sizeOnButton(release)].filter(Boolean).join(' · ')}
            width="pair"
          />
        ))}
      </div>
      {first ? (
        <>
          <p className="mt-4 text-sm">{t('mac.help')}</p>
          <ReleaseFacts facts={known(first, text, ['date', 'minimum'])} look="hero" />
          <div className="mt-3 max-w-[588px] border-t border-ink-line pt-1">
            {offers.map(
              ({ platform, title, release }) =>
                release.sha256 && (
                  <HashLine
                    key={platform}
                    sha256={release.sha256}
                    name={text.package(platform)}
                    title={`SHA-256 · ${title}`}
                  />
                ),
            )}
          </div>
        </>
      ) : (
        <Missing />
      )}
    </ForSystem>
  );
}

/**
 * The offer on Linux: the recommended line where it has a package, else the other; a missing v5 is being upgraded
 * (D10).
 */
async function LinuxOffer({ releases, v6, text, freshness }: OffersProps) {
  const t = await getTranslations('download.hero');
  const own = releaseFor(releases, 'linux', 'v5');
  // A list that could not be loaded says nothing about Linux.
  const upgrading = recommendedLine === 'v5' && !own?.url && freshness !== 'fallback';
  const release = recommendedOffer(releases, v6, 'linux');
  const href = release && hrefOf(release);
  const title = release?.line === 'v6' ? t('linux.v6Button') : t('linux.button');
  return (
    <ForSystem systems={['linux']}>
      <Status found>{t('detected', { name: 'Linux' })}</Status>
      {upgrading && <p className="mb-5 max-w-[34em]">{t('linux.upgrading')}</p>}
      {!release && !upgrading && <Missing />}
      {release && href && (
        <>
          <OfferButton platform="linux" href={href} title={title} note={noteOf(release, text)} />
          <OfferFacts release={release} text={text} />
        </>
      )}
    </ForSystem>
  );
}

/** The notice while the list cannot be loaded; it leads to the table, which shows what there is (D7). */
async function Missing() {
  const t = await getTranslations('download.hero');
  return (
    <>
      <p className="mb-5 max-w-[34em]">{t('missing')}</p>
      <a href="#all" className={buttonStyles({ variant: 'inverse', size: 'lg' })}>
        {t('unknown.button')}
      </a>
    </>
  );
}

/** One line with the recognised system; the green dot is shown only if one was recognised. */
function Status({ found = false, children }: { found?: boolean; children: ReactNode }) {
  return (
    <p className="mb-7 flex items-center gap-3 text-[0.9375rem] text-on-ink md:text-[1.0625rem]">
      <span
        aria-hidden="true"
        className={cn(
          'size-2.5 flex-none rounded-full',
          found
            ? 'download:bg-ok-bright download:ring-ok-bright/20 ring-4'
            : 'download:ring-blue-400/20 bg-blue-400 ring-4',
        )}
      />
      {children}
    </p>
  );
}

/** Version, kind and size, below the title of a button. */
const noteOf = (release: Release, text: ReleaseText) =>
  [`v${release.version} ${text.type(release.type)}`, text.sizeOnButton(release)]
    .filter(Boolean)
    .join(' · ');

const hugeButton = cn(
  buttonStyles({ variant: 'primary', size: 'xl' }),
  'download:min-h-[84px] download:max-xs:px-4 justify-start py-3 text-left',
);

/** Classes of a button alone in its row, or of two in one row. */
const widths = {
  alone: 'gap-[18px] text-[1.25rem] max-sm:w-full download:sm:text-[1.375rem]',
  pair: 'gap-3 download:px-5! text-[1.125rem]',
} as const;

interface OfferButtonProps {
  platform: Platform;
  href: string;
  title: string;
  note: string | undefined;
  width?: keyof typeof widths;
}

/** The hero's large button: package, version and size. */
function OfferButton({ platform, href, title, note, width = 'alone' }: OfferButtonProps) {
  return (
    <PlatformLink platform={platform} href={href} className={cn(hugeButton, widths[width])}>
      <SystemIcon platform={platform} size={26} />
      <OfferText title={title} note={note} />
      <Icon name="download" size={24} className="ml-auto" />
    </PlatformLink>
  );
}

/** Both lines of a large button. */
function OfferText({ title, note }: { title: string; note: string | undefined }) {
  return (
    <span className="grid min-w-0 gap-1">
      {title}
      {note && (
        <span data-note className="text-sm leading-tight font-normal whitespace-normal">
          {note}
        </span>
      )}
    </span>
  );
}

/** The known facts: one that the upstream did not give is left out here, while the table shows a dash. */
const known = (release: Release, text: ReleaseText, names: Parameters<ReleaseText['facts']>[0]) =>
  text.facts(names, release).filter(([, value]) => value !== text.unknown);

/** The facts, with the checksum of exactly the file that the button next to it delivers. */
function OfferFacts({ release, text }: { release: Release; text: ReleaseText }) {
  return (
    <>
      <ReleaseFacts facts={known(release, text, ['date', 'size', 'minimum'])} look="hero" />
      {release.sha256 && (
        <HashLine
          sha256={release.sha256}
          name={text.package(release.platform)}
          className="mt-4 max-w-[588px] border-t border-ink-line pt-3"
        />
      )}
    </>
  );
}
