import { getTranslations } from 'next-intl/server';
import { ScenePicture } from '@/components/demo/scene-picture';
import { PageCrumbs } from '@/components/sections/page-crumbs';
import { PackageDetails } from '@/components/releases/package-details';
import type { PackageFormatter } from '@/components/releases/package-formatter';
import { DarkHero } from '@/components/sections/dark-hero';
import { ButtonLink } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { pagePath } from '@/lib/core/i18n/paths';
import { packageInRow } from '@/lib/releases/lists/package-buttons';
import {
  v6PackagesByCompanyName,
  platformByCompanyName,
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
