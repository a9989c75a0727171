import { useTranslations } from 'next-intl';
import type { PublishedRecord } from '@/lib/verify/records';
import { checksumCommand, shellOf, shells } from '../commands';

/** The command of each system there is a package for, with the name of that package. */
export function Commands({ records }: { records: readonly PublishedRecord[] }) {
  const t = useTranslations('verify.published.systems');
  const lines = shells.flatMap(({ id, prompt }) => {
    const record = records.find(
      ({ platform, type, fileName }) => shellOf(platform) === id && type === 'latest' && fileName,
    );
    return record?.fileName ? [{ id, prompt, ...checksumCommand(id, record.fileName) }] : [];
  });
  return (
    <dl className="mb-8 grid gap-px overflow-hidden rounded-lg bg-ink-line md:mb-12 lg:grid-cols-3">
      {lines.map(({ id, prompt, command, rest }) => (
        <div key={id} className="min-w-0 bg-ink-900 px-5 py-4 text-on-ink-2 md:px-6 md:py-5">
          <dt className="text-sm text-on-ink-3">{t(id)}</dt>
          <dd className="mt-1.5 font-mono text-sm leading-relaxed wrap-anywhere text-on-ink-2">
            <span className="text-on-ink-3 select-none">{prompt} </span>
            <span className="text-white">{command}</span> {rest}
          </dd>
        </div>
      ))}
    </dl>
  );
}
