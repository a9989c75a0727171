/** The packages of v6: the current version as a label in the hero, and one lane each. */
import { getTranslations } from 'next-intl/server';
import { HashLine } from '@/components/cta/hash-line';
import { PageCrumbs } from '@/components/layout/page/page-crumbs';
import { ReleaseAction } from '@/components/releases/release-action';
import { ReleaseFacts, SystemIcon } from '@/components/releases/release-parts';
import type { ReleaseText } from '@/components/releases/release-text';
import { HeroSplit } from '@/components/sections/hero-split';
import { Section } from '@/components/sections/section';
import { ButtonLink } from '@/components/ui/button';
import { cn } from '@/components/ui/cn';
import { Icon } from '@/components/ui/icon';
import { pagePath } from '@/lib/i18n/paths';
import { desktopPlatforms, offerOf } from '@/lib/releases/offers';
import type { Platform, Release } from '@/lib/releases/types';
import { minimumSystems } from '@/lib/site';

/**
 * What v6 is for, in one sentence, and its current version as the picture.
 * @param released false where the list was read and holds nothing to download
 */
export async function V6Hero({
  releases,
  released,
  text,
}: {
  releases: readonly Release[];
  released: boolean;
  text: ReleaseText;
}) {
  const t = await getTranslations('v6.hero');
  return (
    <HeroSplit
      crumbs={<PageCrumbs path="/v6" />}
      title={t('title')}
      lead={t('lead', minimumSystems.v6)}
      actions={
        <>
          {released && (
            <ButtonLink size="xl" href="#packages">
              {t('get')}
            </ButtonLink>
          )}
          <ButtonLink size="xl" variant="inverse" href={pagePath(text.locale, '/download')}>
            {t('stay')}
          </ButtonLink>
        </>
      }
      picture={
        <VersionLabel release={offerOf(releases, 'windows', 'v6')} {...{ released, text }} />
      }
    />
  );
}

interface LaneProps {
  platform: Platform;
  release: Release | undefined;
  text: ReleaseText;
}

function Lane({ platform, release, text }: LaneProps) {
  return (
    <li className="flex flex-col border-line-2 px-5 py-6 not-first:border-t not-first:border-dashed md:px-7 md:py-8 md:even:border-l md:even:border-dashed md:nth-2:border-t-0 lg:border-t-0! lg:not-first:border-l">
      {/* On phones one row: four packages are four lines of one list there. */}
      <div className="grid grid-cols-[auto_1fr_auto] items-center gap-x-3 md:block">
        <SystemIcon platform={platform} size={30} />
        <div>
          <h3 className="text-h3 text-text md:mt-4">{text.name(platform)}</h3>
          <p className="text-sm">{text.note(platform)}</p>
        </div>
        <p className="font-num text-[22px] leading-none font-bold tracking-[-0.04em] text-text md:mt-6 md:text-[40px]">
          {release ? release.version : text.unknown}
        </p>
      </div>
      <ReleaseFacts
        facts={text.facts(['date', 'size', 'system'], release, { platform, line: 'v6' })}
        look="lane"
      />
      {release?.sha256 && (
        <>
          <HashBars sha256={release.sha256} className="mt-auto h-7 text-blue-400 max-md:hidden" />
          <HashLine
            sha256={release.sha256}
            name={text.package(platform)}
            tone="light"
            whole
            className="my-2 md:grid md:grid-cols-[auto_1fr] md:pt-2 md:[&_button]:col-span-2 md:[&_button]:justify-self-start"
          />
        </>
      )}
      <ReleaseAction {...{ platform, release, text }} look="lane">
        <Icon name="download" size={18} />
        {text.t('download')}
      </ReleaseAction>
    </li>
  );
}

interface PackageColumnsProps {
  releases: readonly Release[];
  text: ReleaseText;
}

/** One lane per package of v6; an honest notice where the list is empty (D7). */
export async function PackageColumns({ releases, text }: PackageColumnsProps) {
  const t = await getTranslations('v6.packages');
  return (
    <Section id="packages" labelledBy="packages-title" className="scroll-mt-4">
      <div className="wrap">
        <h2 id="packages-title" className="mb-8 text-h2 text-text md:mb-10">
          {t(releases.length > 0 ? 'title' : 'empty.title')}
        </h2>
        {releases.length > 0 ? (
          <ul className="grid rounded-xl ring-1 ring-line-2 md:grid-cols-2 lg:grid-cols-4">
            {desktopPlatforms.map((platform) => (
              <Lane
                key={platform}
                platform={platform}
                release={offerOf(releases, platform, 'v6')}
                text={text}
              />
            ))}
          </ul>
        ) : (
          <div
            data-empty="v6"
            className="rounded-xl border-2 border-dashed border-line-2 px-6 py-16 text-center"
          >
            <p className="mx-auto mb-8 max-w-[34em]">{t('empty.text')}</p>
            <ButtonLink href={pagePath(text.locale, '/download')}>{t('empty.button')}</ButtonLink>
          </div>
        )}
      </div>
    </Section>
  );
}

interface VersionLabelProps {
  release: Release | undefined;
  /** False where the list was read and holds nothing to download. */
  released: boolean;
  text: ReleaseText;
}

/** The current v6 version on a label, as it would hang on the box. */
async function VersionLabel({ release, released, text }: VersionLabelProps) {
  const t = await getTranslations('v6.label');
  if (!release)
    return (
      <p className="rounded-lg bg-white/8 p-8 text-on-ink ring-1 ring-ink-line">
        {t(released ? 'missing' : 'none')}
      </p>
    );
  return (
    <div className="overflow-hidden rounded-lg bg-paper text-text-2 shadow-window lg:rotate-1">
      <div className="px-6 pt-6 pb-2 md:px-9 md:pt-8">
        <p className="flex justify-between text-sm">
          {t('title')}
          <span className="rounded-[6px] bg-ok-bg px-2 text-ui leading-6 text-ok">
            {text.type(release.type)}
          </span>
        </p>
        <p className="mt-2 pb-3 font-num text-[clamp(32px,3.6vw,48px)] leading-[1.2] font-bold tracking-[-0.03em] text-text">
          {release.version}
        </p>
      </div>
      <ReleaseFacts facts={text.facts(['date', 'size', 'minimum', 'file'], release)} look="label" />
      {release.sha256 && (
        <div className="border-t border-line bg-mist px-6 pt-5 pb-3 md:px-9">
          <HashBars sha256={release.sha256} className="text-blue-500" />
          <HashLine
            sha256={release.sha256}
            name={text.package(release.platform)}
            tone="light"
            whole
            className="mt-2"
          />
        </div>
      )}
    </div>
  );
}

/** Width of a digit's column and height of the highest bar, in drawing units. */
const column = 6;
const height = 40;

/** A checksum as 64 bars: two packages can be distinguished at a glance. The digits stand beside it. */
function HashBars({ sha256, className }: { sha256: string; className?: string }) {
  const bars = [...sha256].map((digit, index) => {
    const bar = 6 + (Number.parseInt(digit, 16) / 15) * (height - 6);
    return `M${index * column} ${height}v${-bar.toFixed(1)}h4v${bar.toFixed(1)}z`;
  });
  return (
    <svg
      viewBox={`0 0 ${sha256.length * column - 2} ${height}`}
      preserveAspectRatio="none"
      aria-hidden="true"
      className={cn('block h-10 w-full', className)}
    >
      <path d={bars.join('')} fill="currentColor" />
    </svg>
  );
}
