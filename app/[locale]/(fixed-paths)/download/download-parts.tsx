import type { ReactNode } from 'react';
import { ChecksumLine } from '@/components/releases/checksum-line';
import { PackageDetails, SystemIcon } from '@/components/releases/release-parts';
import type { ReleaseFormatter } from '@/components/releases/release-formatter';
import { PlatformLink } from '@/components/visitor/platform-link';
import { buttonStyles } from '@/components/ui/button-styles';
import { cn } from '@/components/ui/cn';
import { Icon } from '@/components/ui/icon';
import type { Platform, ReleasePackage } from '@/lib/releases/release-package';
import type { Freshness } from '@/lib/core/upstream/cache/freshness';

export interface SystemDownloadProps {
  packages: readonly ReleasePackage[];
  v6Packages: readonly ReleasePackage[];
  formatter: ReleaseFormatter;
  freshness: Freshness;
}

/** One line with the recognized system; the green dot is shown only if a system was recognized. */
export function DetectedSystem({
  isFound = false,
  children,
}: {
  isFound?: boolean;
  children: ReactNode;
}) {
  return (
    <p className="mb-7 flex items-center gap-3 text-[0.9375rem] text-on-ink md:text-[1.0625rem]">
      <span
        aria-hidden="true"
        className={cn(
          'size-2.5 flex-none rounded-full',
          isFound
            ? 'download:bg-ok-bright download:ring-ok-bright/20 ring-4'
            : 'download:ring-blue-400/20 bg-blue-400 ring-4',
        )}
      />
      {children}
    </p>
  );
}

/** Version, kind and size, below the title of a button. */
export const buttonNote = (releasePackage: ReleasePackage, formatter: ReleaseFormatter) =>
  [
    `v${releasePackage.version} ${formatter.type(releasePackage.type)}`,
    formatter.sizeOnButton(releasePackage),
  ]
    .filter(Boolean)
    .join(' · ');

export const largeButtonStyles = cn(
  buttonStyles({ variant: 'primary', size: 'xl' }),
  'download:min-h-[84px] download:max-xs:px-4 justify-start py-3 text-left',
);

/** Classes of a button alone in its row, or of two in one row. */
const widthStyles = {
  alone: 'gap-[18px] text-[1.25rem] max-sm:w-full download:sm:text-[1.375rem]',
  pair: 'gap-3 download:px-5! text-[1.125rem]',
} as const;

interface LargeDownloadButtonProps {
  platform: Platform;
  href: string;
  title: string;
  note: string | undefined;
  width?: keyof typeof widthStyles;
}

/** The hero's large button: package, version and size. */
export function LargeDownloadButton({
  platform,
  href,
  title,
  note,
  width = 'alone',
}: LargeDownloadButtonProps) {
  return (
    <PlatformLink
      platform={platform}
      href={href}
      className={cn(largeButtonStyles, widthStyles[width])}
    >
      <SystemIcon platform={platform} size={26} />
      <LargeButtonText title={title} note={note} />
      <Icon name="download" size={24} className="ml-auto" />
    </PlatformLink>
  );
}

/** Both lines of a large button. */
export function LargeButtonText({ title, note }: { title: string; note: string | undefined }) {
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

/** The known details: a detail that the upstream did not give is left out here, while the table shows a dash. */
export const knownDetails = (
  releasePackage: ReleasePackage,
  formatter: ReleaseFormatter,
  names: Parameters<ReleaseFormatter['details']>[0],
) => formatter.details(names, releasePackage).filter(([, value]) => value !== formatter.unknown);

/** The details, with the checksum of exactly the file that the button next to it delivers. */
export function DownloadDetails({
  releasePackage,
  formatter,
}: {
  releasePackage: ReleasePackage;
  formatter: ReleaseFormatter;
}) {
  return (
    <>
      <PackageDetails
        details={knownDetails(releasePackage, formatter, ['date', 'size', 'minimum'])}
        look="hero"
      />
      {releasePackage.sha256 && (
        <ChecksumLine
          sha256={releasePackage.sha256}
          name={formatter.package(releasePackage.platform)}
          className="mt-4 max-w-[588px] border-t border-ink-line pt-3"
        />
      )}
    </>
  );
}
