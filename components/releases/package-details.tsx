/** A package's version, type and other details. None of them needs a script. */
import { Badge, type BadgeProps } from '@/components/ui/badge';
import { isReplacedByVps } from '@/lib/releases/editions/edition';
import type { ReleasePackage, ReleaseType } from '@/lib/releases/release-package';
import type { PackageDetail, PackageKey, PackageFormatter } from './package-formatter';

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

/** The type of a package as a word (D6). */
export function PackageBadge({
  type,
  formatter,
}: {
  type: ReleaseType;
  formatter: PackageFormatter;
}) {
  return <Badge tone={badgeTones[type]}>{formatter.type(type)}</Badge>;
}

/** Version and type of a platform's package, or the reason why it has none. */
export function PackageVersion({
  packageKey,
  releasePackage,
  formatter,
}: {
  packageKey: PackageKey;
  releasePackage: ReleasePackage | null;
  formatter: PackageFormatter;
}) {
  return (
    <span
      data-details-of={replacedByVpsMark(packageKey)}
      className="flex flex-wrap items-center gap-2.5 whitespace-nowrap"
    >
      {releasePackage ? (
        <>
          <b className="font-num">v{releasePackage.version}</b>
          <PackageBadge type={releasePackage.type} formatter={formatter} />
        </>
      ) : (
        <Badge>{formatter.missingReason(packageKey.platform, releasePackage)}</Badge>
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
