import { buttonStyles } from '@/components/ui/button-styles';
import { Icon } from '@/components/ui/icon';
import { hrefOf } from '@/lib/releases/offers';
import type { Release } from '@/lib/releases/types';
import { PlatformLink } from '../platform-link';
import { ReleaseBadge } from '../release-badge';
import type { Words } from '../words';
import { FilteredRow } from './filtered';
import type { ListRow as Row } from './rows';

const cell = 'md:py-4 md:pr-4';

/** One package of the list; upcoming ones say so instead of a link (D6). */
export function PackageRow({ row, label, words }: { row: Row; label: string; words: Words }) {
  const { release } = row;
  const href = hrefOf(release, true);
  return (
    <FilteredRow
      row={row.key}
      className="grid grid-cols-[1fr_auto] items-center gap-x-4 gap-y-1 border-b border-line py-4 text-text md:table-row md:py-0"
    >
      <th scope="row" className={`${cell} text-left font-normal`}>
        {words.note(release.platform)}
        {release.line === 'v6' && <span className="ml-2 text-sm text-text-3">v6</span>}
      </th>
      <td className={`${cell} max-md:col-start-1`}>
        <span className="flex flex-wrap items-center gap-x-2.5 gap-y-1">
          <b className="font-num">v{release.version}</b>
          <ReleaseBadge type={release.type}>{words.type(release.type)}</ReleaseBadge>
        </span>
      </td>
      <td className={`${cell} text-sm whitespace-nowrap max-md:col-start-1 max-md:text-text-3`}>
        <span className={release.releasedOn ? undefined : 'max-md:hidden'}>
          {words.day(release)}
        </span>
        {release.size !== null && <span className="md:hidden"> · {words.size(release)}</span>}
      </td>
      <td className={`${cell} text-sm whitespace-nowrap max-md:hidden`}>{words.size(release)}</td>
      <td className="max-md:col-start-2 max-md:row-span-3 max-md:row-start-1 md:py-2.5 md:text-right">
        <Action href={href} release={release} label={label} words={words} />
      </td>
    </FilteredRow>
  );
}

function Action({
  href,
  release,
  label,
  words,
}: {
  href: string | null;
  release: Release;
  label: string;
  words: Words;
}) {
  if (href === null) return <span className="text-sm text-text-3">{words.type('upcoming')}</span>;
  return (
    <PlatformLink
      platform={release.platform}
      href={href}
      label={label}
      className={buttonStyles({ variant: 'outline', size: 'sm' })}
    >
      <Icon name="download" size={16} />
      {words.t('download')}
    </PlatformLink>
  );
}
