import { getTranslations } from 'next-intl/server';
import type { Release } from '@/lib/downloads/types';
import { HashLine } from '../hash-line';
import type { Words } from '../words';

/** Day, size, minimum system and checksum of exactly the file the button beside it delivers. */
export async function ReleaseFacts({ release, words }: { release: Release; words: Words }) {
  const t = await getTranslations('download.hero.meta');
  const facts = [
    [t('date'), words.day(release)],
    [t('size'), words.size(release)],
    [t('minimum'), words.minimum(release.platform, release.line) ?? words.unknown],
  ] as const;
  return (
    <>
      <dl className="mt-7 flex flex-wrap gap-x-9 gap-y-3">
        {facts.map(([term, value]) => (
          <div key={term}>
            <dt className="text-xs text-on-ink-3">{term}</dt>
            <dd className="text-on-ink">{value}</dd>
          </div>
        ))}
      </dl>
      {release.sha256 && (
        <HashLine
          sha256={release.sha256}
          name={words.action(release.platform)}
          words={words}
          className="mt-4 max-w-[588px] border-t border-ink-line pt-3"
        />
      )}
    </>
  );
}
