import { getFormatter, getLocale, getTranslations } from 'next-intl/server';
import { Badge } from '@/components/ui/badge';
import { toneOf, type Finding } from '@superbrowser/console/lib/health/attention';
import { formatSize } from '@/lib/downloads/format';
import { isPart, moment } from './words';

/** A finding as a sentence. */
async function sentences(findings: readonly Finding[]): Promise<string[]> {
  const [t, format] = [await getTranslations('console.health'), await getFormatter()];
  const locale = await getLocale();
  const list = (words: readonly string[]) => format.list([...words], { type: 'conjunction' });
  return findings.map(({ kind, values }) => {
    switch (kind) {
      case 'silent':
        return t('findings.silent', { at: moment(format, values.since) });
      case 'parts':
        return t('findings.parts', {
          parts: list(values.parts.map((part) => (isPart(part) ? t(`parts.${part}`) : part))),
        });
      case 'disk':
        return t('findings.disk', {
          free: formatSize(values.free, locale) ?? '',
          folders: list(values.folders.map((name) => t(`folders.${name}`))),
        });
      case 'backlog':
        return t('findings.backlog', { at: moment(format, values.since) });
      case 'backupOverdue':
        return t('findings.backupOverdue', { at: moment(format, values.since) });
      case 'errors':
        return t('findings.errors', values);
      default:
        return t(`findings.${kind}`);
    }
  });
}

/** Whether anything wants attention, said first; what it is, beside it. */
export async function Verdict({ findings }: { readonly findings: readonly Finding[] }) {
  const t = await getTranslations('console.health');
  const tone = toneOf(findings);
  const told = await sentences(findings);
  return (
    <section className="panel" aria-label={t('verdict')}>
      <p className="flex flex-wrap items-center gap-x-3 gap-y-2 text-base">
        <Badge tone={tone}>{t(`tones.${tone}`)}</Badge>
        {told.length === 0
          ? t('well')
          : told.length === 1
            ? told[0]
            : t('several', { count: told.length })}
      </p>
      {told.length > 1 && (
        <ul className="mt-3 grid list-disc gap-1 pl-5">
          {told.map((words) => (
            <li key={words}>{words}</li>
          ))}
        </ul>
      )}
    </section>
  );
}
