import { getTranslations } from 'next-intl/server';
import { buttonStyles } from '@/components/ui/button-styles';
import { cn } from '@/components/ui/cn';
import { hrefOf } from '@/lib/releases/offers';
import type { Platform } from '@/lib/releases/types';
import { minimumSystems } from '@/lib/site';
import { PlatformLink } from '../platform-link';
import { ReleaseBadge } from '../release-badge';
import type { Words } from '../words';
import { Checksum } from './checksum';
import { FilteredRow } from './filtered';
import type { ListRow } from './rows';

/** Packages of which one has to know when to take them. */
const kinds: Partial<Record<Platform, 'x86' | 'zip' | 'lite' | 'base'>> = {
  'windows-x86': 'x86',
  'windows-zip': 'zip',
  'windows-lite': 'lite',
  'windows-base': 'base',
  'windows-speed': 'base',
};
const button = cn(
  buttonStyles({ variant: null, size: 'sm' }),
  'led-by icon-download icon-16 bg-paper text-text shadow-[inset_0_0_0_1px_var(--color-line-2)] hover:bg-blue-50',
);
/** In the row's last column, on narrow screens beside its lines. */
const last =
  'self-start justify-self-end @max-[52rem]:col-start-2 @max-[52rem]:row-span-3 @max-[52rem]:row-start-1 @min-[52rem]:col-start-4 @min-[52rem]:row-start-1';
const own =
  'data-highlighted:bg-blue-600 data-highlighted:text-white data-highlighted:shadow-none data-highlighted:hover:bg-blue-700';
const cell = '@min-[52rem]:flex @min-[52rem]:min-h-11 @min-[52rem]:items-center';

export interface PackageRowProps {
  row: ListRow;
  words: Words;
  /** What stands out: the newest of its system. Its button is the visitor's if it is theirs (D8). */
  rank: 'newest' | 'current' | 'folded';
}

/** One package: whom it is for, its facts, its checksum to open and its button; upcoming ones have none (D6). */
export async function PackageRow({ row, words, rank }: PackageRowProps) {
  const t = await getTranslations('downloadList');
  const { release } = row;
  const { platform, line, version, type } = release;
  const kind = kinds[platform];
  const facts = [words.day(release), words.size(release)].filter((fact) => fact !== words.unknown);
  const href = hrefOf(release, true);
  return (
    <FilteredRow
      row={row.key}
      className={cn(
        'relative grid grid-cols-[minmax(0,1fr)_auto] content-start gap-x-4 py-3.5 @max-[52rem]:min-h-29 @min-[52rem]:grid-cols-[minmax(0,1fr)_6.5rem_11.5rem_13.5rem] @min-[52rem]:gap-x-6',
        rank === 'newest' ? '' : 'border-b border-line',
      )}
    >
      <p
        className={
          rank === 'folded'
            ? 'flex min-h-11 flex-wrap items-center gap-x-2'
            : '@max-[52rem]:min-h-11'
        }
      >
        <b className={cn('text-text', rank === 'newest' && 'text-[18px]')}>
          {words.note(platform)}
          {line === 'v6' && ' · v6'}
        </b>
        {/* What has no button says so in its place. */}
        {type !== 'latest' && href !== null && (
          <ReleaseBadge type={type}>{words.type(type)}</ReleaseBadge>
        )}
        {rank !== 'folded' && (
          <span className="block text-sm text-text-3">
            {kind
              ? t(`kinds.${kind}`, { server: minimumSystems.vps.windowsServer })
              : words.minimum(platform, line)}
          </span>
        )}
      </p>
      <p className={`${cell} font-num text-[15px] text-text @max-[52rem]:col-start-1`}>
        v{version}
      </p>
      <p className={`${cell} text-sm @max-[52rem]:col-start-1`}>{facts.join(' · ')}</p>
      {release.sha256 && (
        <Checksum
          sha256={release.sha256}
          fileName={release.fileName}
          platform={platform}
          name={`${words.package(platform)} v${version}`}
        />
      )}
      {href === null ? (
        <span className={`${last} flex min-h-11 items-center text-sm text-text-3`}>
          {words.type('upcoming')}
        </span>
      ) : (
        <PlatformLink
          platform={platform}
          href={href}
          label={t('label', { action: words.action(platform), version })}
          className={cn(button, last, rank === 'newest' && own)}
        >
          {words.t('download')}
        </PlatformLink>
      )}
    </FilteredRow>
  );
}
