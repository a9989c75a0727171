import { getTranslations } from 'next-intl/server';
import { ChecksumRow } from '@/components/releases/checksum-row';
import { PackageDownloadLink } from '@/components/releases/package-download-link';
import { PackageDetails } from '@/components/releases/package-details';
import { PlatformIcon } from '@/components/releases/platform-icon';
import type { PackageFormatter } from '@/components/releases/package-formatter';
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
import type { ReleasePackage } from '@/lib/releases/release-package';

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
