import { useTranslations } from 'next-intl';
import { shownSources } from '@/lib/partners/view';
import type { FigureTotalsProps } from './figure-totals';
import { bucketName } from './bucket-name';
import { NumberTable } from './number-table';
import { SourceName } from './source-name';

/** Rows of a table that is shown whole; longer ones are unfolded. */
const shortTable = 31;

/** The same numbers by source, system and time. */
export function FigureTables({ view, period }: FigureTotalsProps) {
  const t = useTranslations('partnersFigures');
  const words = { direct: t('direct'), other: t('otherSources') };
  const { moreSources } = view;
  return (
    <div className="mt-12 grid gap-12">
      <NumberTable
        id="by-source"
        title={t('tables.source')}
        column={t('source')}
        note={t('tables.sourceNote')}
        isFolded={view.sources.length > shortTable}
        rows={[
          ...view.sources.map(({ source, numbers }) => ({
            key: `source ${source}`,
            name: <SourceName source={source} words={words} />,
            numbers,
          })),
          ...(moreSources
            ? [
                {
                  key: `beyond ${shownSources}`,
                  name: t('tables.more', { count: moreSources.count }),
                  numbers: moreSources.numbers,
                },
              ]
            : []),
        ]}
      />
      <NumberTable
        id="by-platform"
        title={t('tables.platform')}
        column={t('platform')}
        rows={view.platforms.map(({ platform, numbers }) => ({
          key: platform,
          name: t(`platforms.${platform}`),
          numbers,
        }))}
      />
      <NumberTable
        id="by-time"
        title={t('tables.time')}
        column={t('day')}
        isFolded={view.buckets.length > shortTable}
        // The newest is what one comes for.
        rows={[...view.buckets].reverse().map((bucket) => ({
          key: bucket.from,
          name: <span className="tabular-nums">{bucketName(bucket, period.by)}</span>,
          numbers: bucket.numbers,
        }))}
      />
    </div>
  );
}
