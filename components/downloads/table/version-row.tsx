import { Badge } from '@/components/ui/badge';
import { buttonStyles } from '@/components/ui/button-styles';
import { cn } from '@/components/ui/cn';
import { hrefOf } from '@/lib/releases/offers';
import type { ClientLine, Platform, Release } from '@/lib/releases/types';
import { isStandardWindows } from '@/lib/growth/product-line';
import { OwnMark } from '../own-mark';
import { PlatformLink } from '../platform-link';
import { ReleaseBadge } from '../release-badge';
import { systemIcon } from '../system-icon';
import type { Words } from '../words';

export interface VersionRowProps {
  platform: Platform;
  line: ClientLine;
  /** Undefined: nothing to download at present. */
  release: Release | undefined;
  words: Words;
}

const cell = 'md:py-5 md:pr-4 md:align-middle';
/** Filled for the visitor's own system, outlined for the others. */
const button = cn(
  buttonStyles({ variant: 'outline', size: 'sm' }),
  'led-by icon-download icon-16 data-highlighted:bg-blue-600 data-highlighted:text-white data-highlighted:shadow-none data-highlighted:hover:bg-blue-700',
);

/** One platform; on phones three short lines with the button beside them. */
export function VersionRow({ platform, line, release, words }: VersionRowProps) {
  const href = release ? hrefOf(release) : null;
  // D10: Linux without a package is being upgraded.
  const missing = words.t(platform === 'linux' ? 'upgrading' : 'noPackage');
  // B4: on the lite line these links deliver another package, and its facts are not these.
  const factsOf = line === 'v5' && isStandardWindows(platform) ? 'windows' : undefined;
  const fact = (text: string | null) =>
    factsOf ? <span data-facts-of={factsOf}>{text}</span> : text;
  return (
    <tr className="grid grid-cols-[1fr_auto] gap-x-3 gap-y-1.5 border-t border-line px-5 py-4.5 text-text has-data-highlighted:bg-blue-50 md:table-row md:p-0">
      <th scope="row" className={cn(cell, 'text-left font-normal md:pl-8')}>
        <span className="flex items-center gap-3 md:gap-4">
          <span
            className={`led-by icon-24 icon-${systemIcon(platform)} grid size-11 flex-none place-items-center rounded-md bg-mist md:size-12`}
          />
          <span className="text-sm text-text-2">
            <b className="block text-[17px] leading-tight text-text md:text-[19px]">
              {words.name(platform)}
            </b>
            {words.note(platform)}
          </span>
          <OwnMark platform={platform}>
            <Badge tone="solid" className="max-xl:hidden">
              {words.t('yourSystem')}
            </Badge>
          </OwnMark>
        </span>
      </th>
      <td className={cell}>
        <span
          data-facts-of={factsOf}
          className="flex flex-wrap items-center gap-2.5 whitespace-nowrap"
        >
          {release ? (
            <>
              <b className="font-num">v{release.version}</b>
              <ReleaseBadge type={release.type}>{words.type(release.type)}</ReleaseBadge>
            </>
          ) : (
            <Badge>{missing}</Badge>
          )}
        </span>
      </td>
      <td className={cn(cell, 'max-lg:hidden')}>{fact(words.day(release))}</td>
      <td className={cn(cell, 'max-lg:hidden')}>{fact(words.size(release))}</td>
      <td className={cn(cell, 'text-sm text-text-2 max-md:row-start-3 md:text-base md:text-text')}>
        {fact(words.minimum(platform, line))}
      </td>
      <td
        className={cn(
          cell,
          'max-md:col-start-2 max-md:row-span-3 max-md:row-start-1 max-md:self-center md:pr-8 md:text-right',
        )}
      >
        {href ? (
          <PlatformLink
            platform={platform}
            href={href}
            label={words.action(platform)}
            className={button}
          >
            {words.t('download')}
          </PlatformLink>
        ) : (
          <span className="text-sm text-text-3">
            {release ? words.type(release.type) : words.unknown}
          </span>
        )}
      </td>
    </tr>
  );
}
