import { getTranslations } from 'next-intl/server';
import { HashLine } from '@/components/cta/hash-line';
import type { Release } from '@/lib/releases/types';
import { HashBars } from '../hash-bars';
import type { Words } from '../words';

/** The current v6 version on a label, as it would hang on the box. */
export async function VersionLabel({
  release,
  released,
  words,
}: {
  release: Release | undefined;
  released: boolean;
  words: Words;
}) {
  const t = await getTranslations('v6.label');
  if (!release)
    return (
      <p className="rounded-lg bg-white/8 p-8 text-on-ink ring-1 ring-ink-line">
        {t(released ? 'missing' : 'none')}
      </p>
    );
  const facts = [
    [t('date'), words.day(release)],
    [t('size'), words.size(release)],
    [t('minimum'), words.minimum(release.platform, release.line)],
    [t('file'), release.fileName ?? words.unknown],
  ] as const;
  return (
    <div className="overflow-hidden rounded-lg bg-paper text-text-2 shadow-window lg:rotate-1">
      <div className="px-6 pt-6 pb-2 md:px-9 md:pt-8">
        <p className="flex justify-between text-sm">
          {t('title')}
          <span className="rounded-[6px] bg-ok-bg px-2 text-ui leading-6 text-ok">
            {words.type(release.type)}
          </span>
        </p>
        <p className="mt-2 pb-3 font-num text-[clamp(32px,3.6vw,48px)] leading-[1.2] font-bold tracking-[-0.03em] text-text">
          {release.version}
        </p>
      </div>
      <dl className="px-6 md:px-9">
        {facts.map(([term, value]) => (
          <div
            key={term}
            className="grid grid-cols-[128px_1fr] items-baseline border-t border-line py-2.5 text-sm"
          >
            <dt className="text-text-3">{term}</dt>
            <dd className="min-w-0 wrap-anywhere text-text">{value}</dd>
          </div>
        ))}
      </dl>
      {release.sha256 && (
        <div className="border-t border-line bg-mist px-6 pt-5 pb-3 md:px-9">
          <HashBars sha256={release.sha256} className="text-blue-500" />
          <HashLine
            sha256={release.sha256}
            name={words.package(release.platform)}
            tone="light"
            whole
            className="mt-2"
          />
        </div>
      )}
    </div>
  );
}
