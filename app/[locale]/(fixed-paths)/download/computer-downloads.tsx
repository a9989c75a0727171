import { getTranslations } from 'next-intl/server';
import { ChecksumRow } from '@/components/releases/checksum-row';
import { PackageDetails } from '@/components/releases/package-details';
import { ForSystem } from '@/components/visitor/for-system';
import { buttonStyles } from '@/components/ui/button-styles';
import {
  packageHref,
  packageInRow,
  recommendedPackage,
} from '@/lib/releases/lists/package-buttons';
import {
  downloadHref,
  type DesktopLine,
  type Platform,
  type ReleasePackage,
} from '@/lib/releases/release-package';
import type { ContentFreshness } from '@/lib/core/upstream/cache/content-freshness';
import type { PackageDetail, PackageFormatter } from '@/components/releases/package-formatter';
import { recommendedLine } from '@/lib/site';
import { minimumSystemValues } from '@/lib/releases/minimum-systems';
import { ForDeliveredLine } from './for-delivered-line';
import { DetectedSystem } from './detected-system';
import { LargeDownloadButton, buttonNote } from './large-download-button';

export interface SystemDownloadProps {
  packages: readonly ReleasePackage[];
  v6Packages: readonly ReleasePackage[];
  formatter: PackageFormatter;
  freshness: ContentFreshness;
}

/** The offer on Windows: one package with all its details; visitors of some promoters get v6 (D1). */
export async function WindowsDownload({ packages, v6Packages, formatter }: SystemDownloadProps) {
  const t = await getTranslations('download.hero');
  const websitePackage = packageInRow(packages, 'windows', 'v5');
  const packageByLine = {
    v5: websitePackage,
    v6: packageInRow(v6Packages, 'windows', 'v6') ?? websitePackage,
  };
  return (
    <ForSystem systems={['windows']}>
      <DetectedSystem isFound>{t('detected', { name: 'Windows' })}</DetectedSystem>
      {Object.entries(packageByLine).map(([line, releasePackage]) => (
        <ForDeliveredLine key={line} line={line as DesktopLine} recommended={recommendedLine}>
          <LargeDownloadButton
            platform="windows"
            href={(releasePackage && packageHref(releasePackage)) ?? downloadHref('windows')}
            title={t('windows.button')}
            note={releasePackage ? buttonNote(releasePackage, formatter) : undefined}
          />
          {/* On the VPS edition the button delivers another package (B4), so these details are hidden. */}
          <div data-details-of={releasePackage?.line === 'v5' ? 'windows' : undefined}>
            {releasePackage && (
              <DownloadDetails releasePackage={releasePackage} formatter={formatter} />
            )}
          </div>
        </ForDeliveredLine>
      ))}
    </ForSystem>
  );
}

/** The offer on Mac: the chip is unknown, so both packages are next to each other (D8). */
export async function MacDownload({ packages, v6Packages, formatter }: SystemDownloadProps) {
  const t = await getTranslations('download.hero');
  const chips = [
    ['mac-intel', t('mac.intel')],
    ['mac-arm', t('mac.arm')],
  ] as const satisfies [Platform, string][];
  const macDownloads = chips.flatMap(([platform, title]) => {
    const releasePackage = recommendedPackage(packages, v6Packages, platform);
    const href = releasePackage && packageHref(releasePackage);
    return href ? [{ platform, title, releasePackage, href }] : [];
  });
  const firstPackage = macDownloads[0]?.releasePackage;
  // Each chip has its own minimum system, and the details below the two buttons are for both chips.
  const minimumDetails: readonly PackageDetail[] =
    firstPackage && macDownloads.length > 1
      ? [
          [
            formatter.detailName('minimum'),
            `macOS ${formatter.t(`requirements.rows.mac.${firstPackage.line}`, minimumSystemValues)}`,
          ],
        ]
      : [];
  return (
    <ForSystem systems={['mac']}>
      <DetectedSystem isFound>{t('mac.status')}</DetectedSystem>
      <div className="grid max-w-[588px] gap-4 sm:grid-cols-2">
        {macDownloads.map(({ platform, title, releasePackage, href }) => (
          <LargeDownloadButton
            key={platform}
            platform={platform}
            href={href}
            title={title}
            note={[`v${releasePackage.version}`, formatter.sizeOnButton(releasePackage)]
              .filter(Boolean)
              .join(' · ')}
            width="pair"
          />
        ))}
      </div>
      {firstPackage ? (
        <>
          <p className="mt-4 text-sm">{t('mac.help')}</p>
          <PackageDetails
            details={
              minimumDetails.length > 0
                ? [...knownDetails(firstPackage, formatter, ['date']), ...minimumDetails]
                : knownDetails(firstPackage, formatter, ['date', 'minimum'])
            }
            look="hero"
          />
          <div className="mt-3 max-w-[588px] border-t border-ink-line pt-1">
            {macDownloads.map(
              ({ platform, title, releasePackage }) =>
                releasePackage.sha256 && (
                  <ChecksumRow
                    key={platform}
                    sha256={releasePackage.sha256}
                    name={formatter.platformTitle(platform)}
                    title={`SHA-256 · ${title}`}
                  />
                ),
            )}
          </div>
        </>
      ) : (
        <MissingNotice />
      )}
    </ForSystem>
  );
}

/**
 * The offer on Linux: the recommended line where it has a package, else the other line. Where v5 is recommended and has
 * no package, the offer says that it is being upgraded (D10).
 */
export async function LinuxDownload({
  packages,
  v6Packages,
  formatter,
  freshness,
}: SystemDownloadProps) {
  const t = await getTranslations('download.hero');
  const v5Package = packageInRow(packages, 'linux', 'v5');
  // A list that could not be loaded says nothing about Linux.
  const isUpgrading = recommendedLine === 'v5' && !v5Package?.url && freshness !== 'fallback';
  const releasePackage = recommendedPackage(packages, v6Packages, 'linux');
  const href = releasePackage && packageHref(releasePackage);
  const title = releasePackage?.line === 'v6' ? t('linux.v6Button') : t('linux.button');
  return (
    <ForSystem systems={['linux']}>
      <DetectedSystem isFound>{t('detected', { name: 'Linux' })}</DetectedSystem>
      {isUpgrading && <p className="mb-5 max-w-[34em]">{t('linux.upgrading')}</p>}
      {!releasePackage && !isUpgrading && <MissingNotice />}
      {releasePackage && href && (
        <>
          <LargeDownloadButton
            platform="linux"
            href={href}
            title={title}
            note={buttonNote(releasePackage, formatter)}
          />
          <DownloadDetails releasePackage={releasePackage} formatter={formatter} />
        </>
      )}
    </ForSystem>
  );
}

/** The known details: a detail that the upstream did not give is left out here, while the table shows a dash. */
const knownDetails = (
  releasePackage: ReleasePackage,
  formatter: PackageFormatter,
  names: Parameters<PackageFormatter['details']>[0],
) => formatter.details(names, releasePackage).filter(([, value]) => value !== formatter.unknown);

/** The details, with the checksum of exactly the file that the button next to it delivers. */
function DownloadDetails({
  releasePackage,
  formatter,
}: {
  releasePackage: ReleasePackage;
  formatter: PackageFormatter;
}) {
  return (
    <>
      <PackageDetails
        details={knownDetails(releasePackage, formatter, ['date', 'size', 'minimum'])}
        look="hero"
      />
      {releasePackage.sha256 && (
        <ChecksumRow
          sha256={releasePackage.sha256}
          name={formatter.platformTitle(releasePackage.platform)}
          className="mt-4 max-w-[588px] border-t border-ink-line pt-3"
        />
      )}
    </>
  );
}

/**
 * The notice where the lists have no package for the system, or could not be loaded; it leads to the table, which shows
 * what there is (D7).
 */
async function MissingNotice() {
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
