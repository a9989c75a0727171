import { useFormatter, useTranslations } from 'next-intl';
import { barsPath } from '@/lib/partners/bars';
import type { FigurePeriod } from '@/lib/partners/period';
import type { FigureView } from '@/lib/partners/view';
import { figureKinds, type FigureKind } from '@superbrowser/contract/records/figures';
import { bucketName } from './bucket-name';

export interface FigureTotalsProps {
  view: FigureView;
  period: FigurePeriod;
}

/** The four numbers of the period, each with its course. */
export function FigureTotals({ view, period }: FigureTotalsProps) {
  const t = useTranslations('partnersFigures');
  const format = useFormatter();
  const { from, to } = period;
  return (
    <section aria-labelledby="totals-title" className="mt-6">
      <h2 id="totals-title" className="text-h3 text-text tabular-nums">
        {t('totals.title', { from, to })}
      </h2>
      <ul className="mt-5 grid gap-4 sm:grid-cols-2 md:gap-6">
        {figureKinds.map((kind) => {
          const { counted, repeats, robots, excess } = view.totals[kind];
          return (
            <li key={kind} className="rounded-lg bg-mist p-5 md:p-7">
              <h3 className="font-bold text-text">{t(`kinds.${kind}`)}</h3>
              <p className="font-num text-[clamp(36px,4vw,56px)] leading-tight font-bold tracking-[-0.02em] text-text">
                {format.number(counted)}
              </p>
              <p className="text-sm text-text-3">
                {t('totals.apart', {
                  repeats: format.number(repeats),
                  robots: format.number(robots),
                  excess: format.number(excess),
                })}
              </p>
              <Course view={view} period={period} kind={kind} />
            </li>
          );
        })}
      </ul>
    </section>
  );
}

const box = { width: 400, height: 80 };

/** One bar a day, week or month; the tables below hold the same numbers. */
function Course({ view, period, kind }: FigureTotalsProps & { kind: FigureKind }) {
  const t = useTranslations('partnersFigures');
  const format = useFormatter();
  const { from, to } = period;
  const values = view.buckets.map(({ numbers }) => numbers?.[kind] ?? 0);
  const most = Math.max(0, ...values);
  const highest = view.buckets[values.indexOf(most)];
  const span = { kind: t(`kinds.${kind}`), from, to };
  const name =
    most > 0 && highest
      ? t('totals.chart', {
          ...span,
          total: format.number(view.totals[kind].counted),
          day: bucketName(highest, period.by),
          most: format.number(most),
        })
      : t('totals.chartEmpty', span);
  return (
    <>
      <svg
        role="img"
        aria-label={name}
        viewBox={`0 0 ${box.width} ${box.height}`}
        preserveAspectRatio="none"
        className="mt-5 block h-20 w-full border-b border-control fill-blue-600"
      >
        <path d={barsPath(values, box)} />
      </svg>
      <p
        aria-hidden="true"
        className="mt-1.5 flex justify-between text-xs text-text-3 tabular-nums"
      >
        <span>{from}</span>
        <span>{to}</span>
      </p>
    </>
  );
}
