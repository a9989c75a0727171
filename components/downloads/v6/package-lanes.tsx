import { getTranslations } from 'next-intl/server';
import { HashLine } from '@/components/cta/hash-line';
import { Section } from '@/components/sections/section';
import { ButtonLink } from '@/components/ui/button';
import { buttonStyles } from '@/components/ui/button-styles';
import { cn } from '@/components/ui/cn';
import { Icon } from '@/components/ui/icon';
import { desktopPlatforms, hrefOf, offerOf } from '@/lib/releases/offers';
import type { Platform, Release } from '@/lib/releases/types';
import { pagePath } from '@/lib/i18n/paths';
import { HashBars } from '../hash-bars';
import { PlatformLink } from '../platform-link';
import { SystemIcon } from '../system-icon';
import type { Words } from '../words';

const laneButton = cn(
  buttonStyles({ variant: 'outline' }),
  'w-full data-highlighted:bg-blue-600 data-highlighted:text-white data-highlighted:shadow-none data-highlighted:hover:bg-blue-700',
);

async function Lane({
  platform,
  release,
  words,
}: {
  platform: Platform;
  release: Release | undefined;
  words: Words;
}) {
  const t = await getTranslations('v6.packages');
  const href = release ? hrefOf(release) : null;
  const facts = [
    [t('date'), words.day(release)],
    [t('size'), words.size(release)],
    [t('minimum'), words.minimum(platform, 'v6') ?? words.unknown],
  ] as const;
  return (
    <li className="flex flex-col border-line-2 px-5 py-6 not-first:border-t not-first:border-dashed md:px-7 md:py-8 md:even:border-l md:even:border-dashed md:nth-2:border-t-0 lg:border-t-0! lg:not-first:border-l">
      {/* On phones one row: four packages are four lines of one list there. */}
      <div className="grid grid-cols-[auto_1fr_auto] items-center gap-x-3 md:block">
        <SystemIcon platform={platform} size={30} />
        <div>
          <h3 className="text-h3 text-text md:mt-4">{words.name(platform)}</h3>
          <p className="text-sm">{words.note(platform)}</p>
        </div>
        <p className="font-num text-[22px] leading-none font-bold tracking-[-0.04em] text-text md:mt-6 md:text-[40px]">
          {release ? release.version : words.unknown}
        </p>
      </div>
      <dl className="my-4 grid gap-1.5 text-sm max-md:mb-2">
        {facts.map(([term, value]) => (
          <div key={term} className="grid grid-cols-[76px_1fr]">
            <dt className="text-text-3">{term}</dt>
            <dd className="text-text">{value}</dd>
          </div>
        ))}
      </dl>
      {release?.sha256 && (
        <>
          <HashBars sha256={release.sha256} className="mt-auto h-7 text-blue-400 max-md:hidden" />
          <HashLine
            sha256={release.sha256}
            name={words.package(platform)}
            tone="light"
            whole
            className="my-2 md:grid md:grid-cols-[auto_1fr] md:pt-2 md:[&_button]:col-span-2 md:[&_button]:justify-self-start"
          />
        </>
      )}
      {href ? (
        <PlatformLink
          platform={platform}
          href={href}
          label={words.action(platform)}
          className={laneButton}
        >
          <Icon name="download" size={18} />
          {words.t('download')}
        </PlatformLink>
      ) : (
        <p className="grid min-h-12 place-items-center rounded-md bg-idle-bg text-sm text-idle">
          {t('upgrading')}
        </p>
      )}
    </li>
  );
}

/** One lane per package; an honest notice where the list is empty (D7). */
export async function PackageLanes({
  releases,
  words,
}: {
  releases: readonly Release[];
  words: Words;
}) {
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
                words={words}
              />
            ))}
          </ul>
        ) : (
          <div
            data-empty="v6"
            className="rounded-xl border-2 border-dashed border-line-2 px-6 py-16 text-center"
          >
            <p className="mx-auto mb-8 max-w-[34em]">{t('empty.text')}</p>
            <ButtonLink href={pagePath(words.locale, '/download')}>{t('empty.button')}</ButtonLink>
          </div>
        )}
      </div>
    </Section>
  );
}
