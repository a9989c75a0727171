/** The hero's offers for computers: a large button with the facts of exactly the file it delivers. */
import { getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { HashLine } from '@/components/cta/hash-line';
import { ReleaseFacts, SystemIcon } from '@/components/releases/release-parts';
import type { ReleaseText } from '@/components/releases/release-text';
import { ForSystem, PlatformLink } from '@/components/releases/visitor';
import { buttonStyles } from '@/components/ui/button-styles';
import { cn } from '@/components/ui/cn';
import { Icon } from '@/components/ui/icon';
import { hrefOf, offerOf } from '@/lib/releases/offers';
import { downloadHref, type Platform, type Release } from '@/lib/releases/types';
import type { Freshness } from '@/lib/upstream/cache/freshness';
import { ForLine } from './for-line';

export interface OffersProps {
  releases: readonly Release[];
  v6: readonly Release[];
  text: ReleaseText;
  freshness: Freshness;
}

/** Windows: one package is surely right, with all its facts; some promoters' visitors get v6 (D1). */
export async function WindowsOffer({ releases, v6, text }: OffersProps) {
  const t = await getTranslations('download.hero');
  const website = offerOf(releases, 'windows', 'v5');
  const current = offerOf(v6, 'windows', 'v6') ?? website;
  return (
    <ForSystem systems={['windows']}>
      <Status found>{t('detected', { name: 'Windows' })}</Status>
      {([website, current] as const).map((release, index) => (
        <ForLine key={index} line={index === 0 ? 'v5' : 'v6'}>
          <OfferButton
            platform="windows"
            href={(release && hrefOf(release)) ?? downloadHref('windows')}
            title={t('windows.button')}
            note={release && noteOf(release, text)}
          />
          {/* On the lite line the button delivers another package (B4), and these facts go. */}
          <div data-facts-of={release?.line === 'v5' ? 'windows' : undefined}>
            {release && <OfferFacts release={release} text={text} />}
          </div>
        </ForLine>
      ))}
    </ForSystem>
  );
}

/** Mac: the chip cannot be known, so both packages stand side by side (D8). */
export async function MacOffer({ releases, text }: OffersProps) {
  const t = await getTranslations('download.hero');
  const chips = [
    ['mac-intel', t('mac.intel')],
    ['mac-arm', t('mac.arm')],
  ] as const satisfies [Platform, string][];
  const offers = chips.flatMap(([platform, title]) => {
    const release = offerOf(releases, platform, 'v5');
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

/** Linux: the website version where there is one, else it says so and offers v6 (D10). */
export async function LinuxOffer({ releases, v6, text, freshness }: OffersProps) {
  const t = await getTranslations('download.hero');
  const own = offerOf(releases, 'linux', 'v5');
  // A list that could not be loaded says nothing about Linux.
  const upgrading = !own?.url && freshness !== 'fallback';
  const release = own?.url ? own : offerOf(v6, 'linux', 'v6');
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

/** While the list cannot be loaded: no dead end, the table shows what there is (D7). */
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

/** One line saying what was recognised; the green dot only where something was. */
export function Status({ found = false, children }: { found?: boolean; children: ReactNode }) {
  return (
    <p className="mb-7 flex items-center gap-3 text-[15px] text-on-ink md:text-[17px]">
      <span
        aria-hidden="true"
        className={cn(
          'size-2.5 flex-none rounded-full',
          found ? 'bg-ok-bright ring-4 ring-ok-bright/20' : 'bg-blue-400 ring-4 ring-blue-400/20',
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

export const hugeButton = cn(
  buttonStyles({ variant: 'primary', size: 'xl' }),
  'min-h-[84px] justify-start py-3 text-left max-xs:px-4',
);

/** Alone in its row, or one of two side by side. */
const widths = {
  alone: 'gap-[18px] text-[20px] max-sm:w-full sm:text-[22px]',
  pair: 'gap-3 px-5! text-[18px]',
} as const;

interface OfferButtonProps {
  platform: Platform;
  href: string;
  title: string;
  note: string | undefined;
  width?: keyof typeof widths;
}

/** The hero's large button: what it is, which version, how big. */
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
export function OfferText({ title, note }: { title: string; note: string | undefined }) {
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

/** A fact the upstream did not give is left out here; the table shows its dash. */
const known = (release: Release, text: ReleaseText, names: Parameters<ReleaseText['facts']>[0]) =>
  text.facts(names, release).filter(([, value]) => value !== text.unknown);

/** The facts with the checksum of exactly the file the button beside it delivers. */
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
