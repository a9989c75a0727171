import { useTranslations } from 'next-intl';
import type { ShownFigures } from '@/lib/partners/promoter-figures';
import { FigureControls } from './figure-controls';
import { FigureTables } from './figure-tables';
import { FigureTotals } from './figure-totals';
import { NoFigures } from './no-figures';

/** The figures of one promoter: period and source, totals with their course, and the tables behind them. */
export function FigureSheet(shown: ShownFigures) {
  const t = useTranslations('partnersFigures.totals');
  const { view, period, source } = shown;
  return (
    <div className="pb-14 text-text-2 md:pb-20">
      <div className="wrap">
        <FigureControls {...shown} />
        {view.isEmpty ? (
          <NoFigures isOfSource={source !== null} unmeasuredDays={view.unmeasuredDays} />
        ) : (
          <>
            <FigureTotals view={view} period={period} />
            <p className="mt-5 text-sm text-text-3">
              {t(shown.isHandedOver ? 'handedOver' : 'accepted')}
              {view.unmeasuredDays > 0 && ` ${t('unmeasured', { days: view.unmeasuredDays })}`}
            </p>
            <FigureTables view={view} period={period} />
          </>
        )}
      </div>
    </div>
  );
}
