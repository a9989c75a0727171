import { getTranslations } from 'next-intl/server';
import { HashLine } from '@/components/cta/hash-line';
import type { Release } from '@/lib/releases/types';
import type { Words } from '../words';

const allFields = ['date', 'size', 'minimum'] as const;

export interface FactListProps {
  release: Release;
  words: Words;
  fields?: readonly (typeof allFields)[number][];
}

/** Day, size and minimum system of a release. */
export async function FactList({ release, words, fields = allFields }: FactListProps) {
  const t = await getTranslations('download.hero.meta');
  const values = {
    date: words.day(release),
    size: words.size(release),
    minimum: words.minimum(release.platform, release.line) ?? words.unknown,
  };
  // A fact the upstream did not give is left out here; the table shows its dash.
  const known = fields.filter((field) => values[field] !== words.unknown);
  return (
    <dl className="mt-7 flex flex-wrap gap-x-9 gap-y-3">
      {known.map((field) => (
        <div key={field}>
          <dt className="text-xs text-on-ink-3">{t(field)}</dt>
          <dd className="text-on-ink">{values[field]}</dd>
        </div>
      ))}
    </dl>
  );
}

/** The facts with the checksum of exactly the file the button beside it delivers. */
export function ReleaseFacts({ release, words }: { release: Release; words: Words }) {
  return (
    <>
      <FactList release={release} words={words} />
      {release.sha256 && (
        <HashLine
          sha256={release.sha256}
          name={words.package(release.platform)}
          className="mt-4 max-w-[588px] border-t border-ink-line pt-3"
        />
      )}
    </>
  );
}
