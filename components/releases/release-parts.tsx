/** The parts that show a package: system, version, details, checksums. None of them needs a script. */
import type { ReactNode } from 'react';
import { Badge, type BadgeProps } from '@/components/ui/badge';
import { Icon, type IconName, type IconSize } from '@/components/ui/icon';
import { isReplacedByVps } from '@/lib/releases/editions/edition';
import { systemOf, type PackageSystem } from '@/lib/releases/lists/package-lists';
import type { Platform, ReleasePackage, ReleaseType } from '@/lib/releases/release-package';
import { ChecksumLine } from './checksum-line';
import type { PackageDetail, PackageKey, ReleaseFormatter } from './release-formatter';

const systemIcons: Record<PackageSystem, IconName> = {
  windows: 'windows',
  mac: 'apple',
  linux: 'linux',
  android: 'android',
  ios: 'apple',
};

/** The name of a platform's icon. */
export const systemIcon = (platform: Platform): IconName =>
  platform === 'windows-lite' ? 'server' : systemIcons[systemOf(platform)];

/** The icon of a platform's system. */
export function SystemIcon({ platform, size }: { platform: Platform; size?: IconSize }) {
  return <Icon name={systemIcon(platform)} size={size} />;
}

/**
 * Value of data-details-of: it marks details of standard v5 Windows packages, which are hidden when the links next to
 * them deliver the VPS edition (B4).
 */
export const replacedByVpsMark = ({ platform, line }: PackageKey): 'windows' | undefined =>
  line === 'v5' && isReplacedByVps(platform) ? 'windows' : undefined;

const badgeTones: Record<ReleaseType, NonNullable<BadgeProps['tone']>> = {
  latest: 'ok',
  beta: 'blue',
  older: 'idle',
  upcoming: 'soft',
};

/** The kind of a package as a word (D6). */
export function ReleaseBadge({
  type,
  formatter,
}: {
  type: ReleaseType;
  formatter: ReleaseFormatter;
}) {
  return <Badge tone={badgeTones[type]}>{formatter.type(type)}</Badge>;
}

/** Version and kind of a platform's package, or the reason why it has none. */
export function ReleaseVersion({
  packageKey,
  releasePackage,
  formatter,
}: {
  packageKey: PackageKey;
  releasePackage: ReleasePackage | undefined;
  formatter: ReleaseFormatter;
}) {
  return (
    <span
      data-details-of={replacedByVpsMark(packageKey)}
      className="flex flex-wrap items-center gap-2.5 whitespace-nowrap"
    >
      {releasePackage ? (
        <>
          <b className="font-num">v{releasePackage.version}</b>
          <ReleaseBadge type={releasePackage.type} formatter={formatter} />
        </>
      ) : (
        <Badge>{formatter.missing(packageKey.platform, releasePackage)}</Badge>
      )}
    </span>
  );
}

interface DetailsLook {
  readonly list: string;
  readonly detail?: string;
  readonly name: string;
  readonly value: string;
}

const detailsLooks = {
  hero: {
    list: 'mt-7 flex flex-wrap download:gap-x-9 gap-y-3',
    name: 'text-xs text-on-ink-3',
    value: 'text-on-ink',
  },
  lane: {
    list: 'my-4 grid gap-1.5 text-sm max-md:mb-2',
    detail: 'grid download:grid-cols-[76px_1fr]',
    name: 'text-text-3',
    value: 'text-text',
  },
  band: {
    list: 'flex flex-wrap gap-x-10 gap-y-4 download:lg:max-xl:gap-x-6',
    name: 'text-xs',
    value: 'text-[1.25rem] font-bold',
  },
  phone: { list: 'grid gap-2.5', name: 'text-xs', value: 'font-bold text-text' },
} as const satisfies Record<string, DetailsLook>;

interface PackageDetailsProps {
  details: readonly PackageDetail[];
  look: keyof typeof detailsLooks;
}

/** The details of a package with their names and values. */
export function PackageDetails({ details, look }: PackageDetailsProps) {
  const { list, detail, name, value }: DetailsLook = detailsLooks[look];
  return (
    <dl className={list}>
      {details.map(([term, text]) => (
        <div key={term} className={detail}>
          <dt className={name}>{term}</dt>
          <dd className={value}>{text}</dd>
        </div>
      ))}
    </dl>
  );
}

interface ChecksumsLook {
  readonly fold: string;
  readonly summary: string;
  readonly body?: string;
  readonly line?: string;
  /** The text before the digits, where there are several checksums. */
  readonly title?: 'package' | 'note';
  /** It is hidden with the details on the VPS edition, because the links next to it name no version. */
  readonly isHiddenWithDetails?: true;
}

const checksumsLooks = {
  table: {
    fold: 'mt-1',
    summary: 'inline-flex tap cursor-pointer items-center font-bold text-blue-700',
    line: 'border-t border-line py-1 md:grid download:md:grid-cols-[11rem_1fr_auto]',
    title: 'package',
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

interface ReleaseChecksumsProps {
  packages: readonly ReleasePackage[];
  formatter: ReleaseFormatter;
  look: keyof typeof checksumsLooks;
  /** The text of the line that opens the list. */
  summary?: string;
  /** Names the package for screen readers. */
  packageName?: string;
  /** Content below the checksums. */
  children?: ReactNode;
}

/** The checksums of packages in a part to unfold; it renders nothing where the list gives no checksum. */
export function ReleaseChecksums({
  packages,
  formatter,
  look,
  summary = formatter.detailName('sha256'),
  packageName,
  children,
}: ReleaseChecksumsProps) {
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
        <ChecksumLine
          key={releasePackage.platform}
          sha256={releasePackage.sha256}
          title={title && formatter[title](releasePackage.platform)}
          name={formatter.versioned(formatter.package(releasePackage.platform), releasePackage)}
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
