import type { ReactNode } from 'react';
import type { ReleasePackage } from '@/lib/releases/release-package';
import { ChecksumRow } from './checksum-row';
import { replacedByVpsMark } from './package-details';
import type { PackageFormatter } from './package-formatter';

interface ChecksumsLook {
  readonly fold: string;
  readonly summary: string;
  readonly body?: string;
  readonly line?: string;
  /** The text before the digits, where there are several checksums. */
  readonly title?: 'platformTitle' | 'note';
  /** It is hidden with the details on the VPS edition, because the links next to it name no version. */
  readonly isHiddenWithDetails?: true;
}

const checksumsLooks = {
  table: {
    fold: 'mt-1',
    summary: 'inline-flex tap cursor-pointer items-center font-bold text-blue-700',
    line: 'border-t border-line py-1 md:grid download:md:grid-cols-[11rem_1fr_auto]',
    title: 'platformTitle',
    isHiddenWithDetails: true,
  },
  version: {
    fold: 'download:open:basis-full',
    summary:
      'after-icon icon-chevron-down icon-14 flex min-h-11 cursor-pointer items-center gap-1.5 text-sm text-text-2 hover:text-blue-700',
    // The columns keep their widths however long the digits are.
    line: 'download:w-0 download:min-w-full',
    title: 'note',
  },
  row: {
    fold: 'col-span-full download:row-start-4 download:@min-[52rem]:row-start-2',
    summary:
      'after-icon icon-chevron-down icon-14 absolute download:top-14.5 right-0 flex min-h-11 cursor-pointer items-center gap-1.5 text-sm text-text-2 hover:text-blue-700 download:@min-[52rem]:top-3.5 download:@min-[52rem]:right-32 download:en:@min-[52rem]:right-40',
    body: 'mt-3 border-t border-line-2 pt-2 text-sm',
  },
} as const satisfies Record<string, ChecksumsLook>;

interface PackageChecksumsProps {
  packages: readonly ReleasePackage[];
  formatter: PackageFormatter;
  look: keyof typeof checksumsLooks;
  /** The text of the line that opens the list. */
  summary?: string;
  /** Names the package for screen readers. */
  packageName?: string;
  /** Content below the checksums. */
  children?: ReactNode;
}

/** The checksums of packages in a part to unfold; it renders nothing where the list gives no checksum. */
export function PackageChecksums({
  packages,
  formatter,
  look,
  summary = formatter.detailName('sha256'),
  packageName,
  children,
}: PackageChecksumsProps) {
  const {
    fold,
    summary: summaryStyles,
    body,
    line,
    title,
    isHiddenWithDetails,
  }: ChecksumsLook = checksumsLooks[look];
  const lines = packages.map(
    (releasePackage) =>
      releasePackage.sha256 && (
        <ChecksumRow
          key={releasePackage.platform}
          sha256={releasePackage.sha256}
          title={title && formatter[title](releasePackage.platform)}
          name={formatter.versioned(
            formatter.platformTitle(releasePackage.platform),
            releasePackage,
          )}
          tone="light"
          isWhole
          detailsOf={isHiddenWithDetails && replacedByVpsMark(releasePackage)}
          className={line}
        />
      ),
  );
  if (!lines.some(Boolean)) return null;
  return (
    <details className={fold}>
      <summary className={summaryStyles}>
        {summary}
        {packageName && <span className="sr-only">{packageName}</span>}
      </summary>
      {body ? (
        <div className={body}>
          {lines}
          {children}
        </div>
      ) : (
        lines
      )}
    </details>
  );
}
