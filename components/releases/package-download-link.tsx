import type { ReactNode } from 'react';
import { buttonStyles } from '@/components/ui/button-styles';
import { cn } from '@/components/ui/cn';
import { packageHref } from '@/lib/releases/lists/package-buttons';
import type { Platform, ReleasePackage } from '@/lib/releases/release-package';
import { PlatformLink } from '@/components/visitor/platform-link';
import type { PackageFormatter } from './package-formatter';

const ownSystemStyles =
  'download:data-highlighted:bg-blue-600 download:data-highlighted:text-white download:data-highlighted:shadow-none download:data-highlighted:hover:bg-blue-700';
const iconStyles = 'before-icon icon-download icon-16';
const listedStyles = cn(
  buttonStyles({ variant: null, size: 'sm' }),
  iconStyles,
  'bg-paper text-text shadow-[inset_0_0_0_1px_var(--color-line-2)] hover:bg-blue-50',
);

/**
 * Classes of the link and of the text in its place. The link for the visitor's own system is filled where it stands
 * out.
 */
const actionLooks = {
  table: {
    link: cn(buttonStyles({ variant: 'outline', size: 'sm' }), iconStyles, ownSystemStyles),
    missing: 'text-sm text-text-3',
  },
  listed: { link: listedStyles, missing: 'flex min-h-11 items-center text-sm text-text-3' },
  newest: {
    link: cn(listedStyles, ownSystemStyles),
    missing: 'flex min-h-11 items-center text-sm text-text-3',
  },
  version: {
    link: 'inline-flex min-h-11 items-center gap-2 rounded-md px-3 font-bold whitespace-nowrap text-text ring-1 ring-line-2 ring-inset hover:bg-blue-50 hover:text-blue-700 download:max-md:text-[0.9375rem] md:px-3.5',
    missing: 'text-sm text-text-3',
  },
  lane: {
    link: cn(buttonStyles({ variant: 'outline' }), 'w-full', ownSystemStyles),
    missing: 'grid min-h-12 place-items-center rounded-md bg-idle-bg text-sm text-idle',
  },
} as const;

interface PackageDownloadLinkProps {
  platform: Platform;
  /** Null when the platform has no package at present. */
  releasePackage: ReleasePackage | null;
  formatter: PackageFormatter;
  look: keyof typeof actionLooks;
  /** Names the version in the URL, even of the latest, where a page shows several versions of a package. */
  isPinned?: true;
  /** Says what is downloaded, for screen readers. */
  label?: string;
  className?: string;
  /** The text of the link in place of "Download". */
  children?: ReactNode;
}

/** The link to a package, or the reason why there is none: a package without a URL is never linked (D6). */
export function PackageDownloadLink({
  platform,
  releasePackage,
  formatter,
  look,
  isPinned,
  label = formatter.action(platform),
  className,
  children = formatter.t('download'),
}: PackageDownloadLinkProps) {
  const href = releasePackage ? packageHref(releasePackage, isPinned) : null;
  const { link, missing } = actionLooks[look];
  if (href === null)
    return (
      <span className={cn(missing, className)}>
        {formatter.missingReason(platform, releasePackage)}
      </span>
    );
  return (
    <PlatformLink platform={platform} href={href} label={label} className={cn(link, className)}>
      {children}
    </PlatformLink>
  );
}
