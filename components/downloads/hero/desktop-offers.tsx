import { getTranslations } from 'next-intl/server';
import { HashLine } from '@/components/cta/hash-line';
import { buttonStyles } from '@/components/ui/button-styles';
import { hrefOf, offerOf } from '@/lib/releases/offers';
import { downloadHref, type Platform, type Release } from '@/lib/releases/types';
import type { Freshness } from '@/lib/upstream/cache/freshness';
import { ForLine } from '../for-line';
import { ForSystem } from '../for-system';
import type { Words } from '../words';
import { OfferButton } from './offer-button';
import { FactList, ReleaseFacts } from './release-facts';
import { Status } from './status';

export interface OffersProps {
  releases: readonly Release[];
  v6: readonly Release[];
  words: Words;
  freshness: Freshness;
}

const noteOf = (release: Release | undefined, words: Words) =>
  release &&
  [`v${release.version} ${words.type(release.type)}`, words.sizeOnButton(release)]
    .filter(Boolean)
    .join(' · ');

/** Windows: one package is surely right, with all its facts; some promoters' visitors get v6 (D1). */
export async function WindowsOffer({ releases, v6, words }: OffersProps) {
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
            note={noteOf(release, words)}
          />
          {/* On the lite line the button delivers another package (B4), and these facts go. */}
          <div data-facts-of={release?.line === 'v5' ? 'windows' : undefined}>
            {release && <ReleaseFacts release={release} words={words} />}
          </div>
        </ForLine>
      ))}
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

interface HashesProps {
  offers: readonly { platform: Platform; title: string; release: Release }[];
  words: Words;
}

/** One checksum per chip. */
function Hashes({ offers, words }: HashesProps) {
  return (
    <div className="mt-3 max-w-[588px] border-t border-ink-line pt-1">
      {offers.map(
        ({ platform, title, release }) =>
          release.sha256 && (
            <HashLine
              key={platform}
              sha256={release.sha256}
              name={words.package(platform)}
              title={`SHA-256 · ${title}`}
            />
          ),
      )}
    </div>
  );
}

/** Mac: the chip cannot be known, so both packages stand side by side (D8). */
export async function MacOffer({ releases, words }: OffersProps) {
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
            note={[`v${release.version}`, words.sizeOnButton(release)].filter(Boolean).join(' · ')}
            width="pair"
          />
        ))}
      </div>
      {first ? (
        <>
          <p className="mt-4 text-sm">{t('mac.help')}</p>
          <FactList release={first} words={words} fields={['date', 'minimum']} />
          <Hashes offers={offers} words={words} />
        </>
      ) : (
        <Missing />
      )}
    </ForSystem>
  );
}

/** Linux: the website version where there is one, else it says so and offers v6 (D10). */
export async function LinuxOffer({ releases, v6, words, freshness }: OffersProps) {
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
          <OfferButton platform="linux" href={href} title={title} note={noteOf(release, words)} />
          <ReleaseFacts release={release} words={words} />
        </>
      )}
    </ForSystem>
  );
}
