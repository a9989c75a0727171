import type { PackageFormatter } from '@/components/releases/package-formatter';
import { PlatformIcon } from '@/components/releases/platform-icon';
import { PlatformLink } from '@/components/visitor/platform-link';
import { buttonStyles } from '@/components/ui/button-styles';
import { cn } from '@/components/ui/cn';
import { Icon } from '@/components/ui/icon';
import type { Platform, ReleasePackage } from '@/lib/releases/release-package';

/** Version, kind and size, below the title of a button. */
export const buttonNote = (releasePackage: ReleasePackage, formatter: PackageFormatter) =>
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
      <PlatformIcon platform={platform} size={26} />
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
