/** The packages of v6: the package for the visitor's system in the hero, and a lane for each package. */
import { getTranslations } from 'next-intl/server';
import { ChecksumRow } from '@/components/releases/checksum-row';
import { ScenePicture } from '@/components/demo/scene-picture';
import { PageCrumbs } from '@/components/sections/page-crumbs';
import { PackageDownloadLink } from '@/components/releases/package-download-link';
import { PackageDetails } from '@/components/releases/package-details';
import { PlatformIcon } from '@/components/releases/platform-icon';
import type { PackageFormatter } from '@/components/releases/package-formatter';
import { DarkHero } from '@/components/sections/dark-hero';
import { Section } from '@/components/sections/section';
import { ButtonLink } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { pagePath } from '@/lib/core/i18n/paths';
import { packageInRow } from '@/lib/releases/lists/package-buttons';
import {
  v6PackagesByCompanyName,
  platformByCompanyName,
  type V6Package,
  type CompanyPlatformName,
} from '@/lib/releases/lists/v6-packages-by-company-name';
import { downloadHref, type Platform, type ReleasePackage } from '@/lib/releases/release-package';
import { minimumSystems, minimumSystemValues } from '@/lib/releases/minimum-systems';
import { ForV6System, type V6VisitorSystem } from './for-v6-system';

interface V6HeroProps {
  packages: readonly ReleasePackage[];
  /** False where the list was read and contains nothing to download. */
  mayHaveDownload: boolean;
  formatter: PackageFormatter;
}

/** The platform whose version the hero names, by visitor system. */
const versionSystems = [
  ['windows', ['pending', 'windows', 'olderWindows', 'phone']],
  ['mac-arm', ['mac']],
  ['linux', ['linux']],
] as const satisfies readonly (readonly [Platform, readonly V6VisitorSystem[]])[];

/** The hero: what v6 is for, in one sentence, its download, and a store open in it. */
export async function V6Hero({ packages, mayHaveDownload, formatter }: V6HeroProps) {
  const t = await getTranslations('v6.hero');
  return (
    <DarkHero
      crumbs={<PageCrumbs path="/v6" />}
      title={t('title')}
      lead={t('lead', minimumSystemValues)}
      actions={
        <V6Downloads packages={packages} mayHaveDownload={mayHaveDownload} formatter={formatter} />
      }
      picture={
        <ScenePicture
          scene="open-store"
          crop="browser-us"
          hasPriority
          className="download:rounded-[14px] h-auto w-full shadow-window"
        />
      }
    >
      {versionSystems.map(([platform, systems]) => (
        <ForV6System key={platform} systems={systems}>
          <CurrentVersion
            platform={platform}
            packages={packages}
            mayHaveDownload={mayHaveDownload}
            formatter={formatter}
          />
        </ForV6System>
      ))}
    </DarkHero>
  );
}

/** The packages of each system that v6 runs on, the most common first. */
const v6NamesByVisitorSystem = [
  ['windows', ['windows']],
  ['mac', ['mac_m1', 'mac_x86']],
  ['linux', ['linux']],
] as const;

/** Offers the package of the visitor's system first; where v6 does not run, it says so and offers v5 (D13). */
async function V6Downloads({ packages, mayHaveDownload, formatter }: V6HeroProps) {
  const t = await getTranslations('v6.hero');
  const packageByName = v6PackagesByCompanyName(packages, formatter);
  const buttonProps = {
    size: 'xl',
    icon: <Icon name="download" />,
    'data-track': 'download',
  } as const;
  const packagesButton = (
    <ButtonLink size="xl" href="#packages">
      {t('get')}
    </ButtonLink>
  );
  const stayButton = (
    <ButtonLink size="xl" variant="inverse" href={pagePath(formatter.locale, '/download')}>
      {t('stay')}
    </ButtonLink>
  );
  const rowStyles = 'flex flex-wrap gap-3.5';
  return (
    <>
      <ForV6System systems={['pending']} className={rowStyles}>
        {mayHaveDownload && packagesButton}
        {stayButton}
      </ForV6System>
      {v6NamesByVisitorSystem.map(([system, v6Names]) => {
        const foundPackages = v6Names.flatMap((v6Name) => {
          const { url } = packageByName[v6Name];
          return url === null ? [] : [{ platform: platformByCompanyName[v6Name], url }];
        });
        return (
          <ForV6System key={system} systems={[system]} className={rowStyles}>
            {foundPackages.map(({ platform, url }) => (
              <ButtonLink key={platform} {...buttonProps} href={url}>
                {formatter.t(`platforms.${platform}.action`)}
              </ButtonLink>
            ))}
            {foundPackages.length === 0 && mayHaveDownload && packagesButton}
            {stayButton}
          </ForV6System>
        );
      })}
      <ForV6System systems={['olderWindows']}>
        <p className="mb-5">{t('olderWindows', minimumSystems.v6)}</p>
        <ButtonLink {...buttonProps} href={downloadHref('auto')}>
          {t('windowsV5')}
        </ButtonLink>
      </ForV6System>
      <ForV6System systems={['phone']}>
        <p className="mb-5">{t('phone')}</p>
        <ButtonLink size="xl" href={pagePath(formatter.locale, '/app/site')}>
          {t('phoneApp')}
        </ButtonLink>
      </ForV6System>
    </>
  );
}

interface PackageLaneProps {
  v6Name: CompanyPlatformName;
  v6Package: V6Package;
  releasePackage: ReleasePackage | null;
  formatter: PackageFormatter;
}

function PackageLane({ v6Name, v6Package, releasePackage, formatter }: PackageLaneProps) {
  const platform = platformByCompanyName[v6Name];
  return (
    <li className="download:not-first:border-dashed download:md:even:border-l download:md:even:border-dashed download:md:nth-2:border-t-0 download:lg:border-t-0! download:lg:not-first:border-l flex flex-col border-line-2 px-5 py-6 not-first:border-t md:px-7 md:py-8">
      {/* On phones a package is one row, so that four packages make a list of four lines. */}
      <div className="download:grid-cols-[auto_1fr_auto] grid items-center gap-x-3 md:block">
        <PlatformIcon platform={platform} size={30} />
        <div>
          <h3 className="text-h3 text-text md:mt-4">{formatter.name(platform)}</h3>
          <p className="text-sm">{formatter.note(platform)}</p>
        </div>
        <p className="download:md:text-[2.5rem] font-num text-[1.375rem] leading-none font-bold tracking-[-0.04em] text-text md:mt-6">
          {v6Package.version || formatter.unknown}
        </p>
      </div>
      <PackageDetails
        details={formatter.details(['date', 'size', 'shortMinimum'], releasePackage, {
          platform,
          line: 'v6',
        })}
        look="lane"
      />
      {releasePackage?.sha256 && (
        <>
          <ChecksumRow
            sha256={releasePackage.sha256}
            name={v6Package.name}
            tone="light"
            isWhole
            className="download:[&_code]:basis-full mt-auto pt-3"
          />
        </>
      )}
      <PackageDownloadLink
        platform={platform}
        releasePackage={releasePackage}
        formatter={formatter}
        look="lane"
      >
        <Icon name="download" size={18} />
        {formatter.t('download')}
      </PackageDownloadLink>
    </li>
  );
}

interface PackageLanesProps {
  packages: readonly ReleasePackage[];
  formatter: PackageFormatter;
}

/** A lane for each package of v6; a notice where the list is empty (D7). */
export async function PackageLanes({ packages, formatter }: PackageLanesProps) {
  const t = await getTranslations('v6.packages');
  const packageByName = v6PackagesByCompanyName(packages, formatter);
  return (
    <Section id="packages" labelledBy="package-lanes-title" className="scroll-mt-4">
      <div className="wrap">
        <h2 id="package-lanes-title" className="mb-8 text-h2 text-text md:mb-10">
          {t(packages.length > 0 ? 'title' : 'empty.title')}
        </h2>
        {packages.length > 0 ? (
          <ul className="grid rounded-xl ring-1 ring-line-2 md:grid-cols-2 lg:grid-cols-4">
            {(Object.keys(packageByName) as CompanyPlatformName[]).map((v6Name) => (
              <PackageLane
                key={v6Name}
                v6Name={v6Name}
                v6Package={packageByName[v6Name]}
                releasePackage={packageInRow(packages, platformByCompanyName[v6Name], 'v6')}
                formatter={formatter}
              />
            ))}
          </ul>
        ) : (
          <div
            data-empty="v6"
            className="rounded-xl border-2 border-dashed border-line-2 px-6 py-16 text-center"
          >
            <p className="mx-auto mb-8 max-w-[34em]">{t('empty.text')}</p>
            <ButtonLink href={pagePath(formatter.locale, '/download')}>
              {t('empty.button')}
            </ButtonLink>
          </div>
        )}
      </div>
    </Section>
  );
}

/** The current version of the visitor's package and its day, below the buttons. */
async function CurrentVersion({
  platform,
  packages,
  mayHaveDownload,
  formatter,
}: V6HeroProps & { platform: Platform }) {
  const releasePackage = packageInRow(packages, platform, 'v6');
  const t = await getTranslations('v6.label');
  if (!releasePackage) return <p className="mt-5">{t(mayHaveDownload ? 'missing' : 'none')}</p>;
  // On a Mac the two buttons above are for the two chips, and each chip has its own minimum system.
  const details =
    platform === 'mac-arm'
      ? [
          ...formatter.details(['version', 'date'], releasePackage),
          [
            formatter.detailName('minimum'),
            `macOS ${formatter.t('requirements.rows.mac.v6', minimumSystemValues)}`,
          ] as const,
        ]
      : formatter.details(['version', 'date', 'minimum'], releasePackage);
  return <PackageDetails details={details} look="hero" />;
}
