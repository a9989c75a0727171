import { useLocale, useTranslations } from 'next-intl';
import { beijingDay } from '@superbrowser/shared/beijing-time';
import { otherSourcesKey } from '@superbrowser/contract/site-data/figures';
import { retentionDays } from '@superbrowser/contract/site-data/retention-days';
import { Button, ButtonLink } from '@/components/ui/button';
import { cn } from '@/components/ui/cn';
import { SelectField } from '@/components/ui/fields/select-field';
import { TextField } from '@/components/ui/fields/text-field';
import { PlainLink } from '@/components/ui/plain-link';
import { pagePath } from '@/lib/core/i18n/paths';
import {
  directSource,
  earliestDay,
  groupings,
  presetDays,
  type Correction,
} from '@/lib/promoter-figures/report/period';
import type { ShownFigures } from '@/lib/promoter-figures/report/shown-figures';
import { FigureTables, FigureTotals } from './figure-tables';

/** The figures of one promoter: period and source, totals with their charts, and the tables. */
export function FigureReport(shownFigures: ShownFigures) {
  const t = useTranslations('partnersFigures.totals');
  const { figures, period, source } = shownFigures;
  return (
    <div className="pb-14 text-text-2 md:pb-18">
      <div className="wrap">
        <FigureControls {...shownFigures} />
        {figures.isEmpty ? (
          <NoFigures hasSource={source !== null} unmeasuredDayCount={figures.unmeasuredDayCount} />
        ) : (
          <>
            <FigureTotals figures={figures} period={period} />
            <p className="mt-5 text-sm text-text-3">
              {t(shownFigures.hasUpstream ? 'handedOver' : 'accepted')}
              {figures.unmeasuredDayCount > 0 &&
                ` ${t('unmeasured', { days: figures.unmeasuredDayCount })}`}
            </p>
            <FigureTables figures={figures} period={period} />
          </>
        )}
      </div>
    </div>
  );
}

/** The source as it is in the URL. */
const sourceParameter = (source: string) => (source === '' ? directSource : source);

/** Controls for period, source and grouping; the URL holds their values, so that it can be stored and shared. */
function FigureControls({ period, source, figures, now, isFileTooLong }: ShownFigures) {
  const t = useTranslations('partnersFigures');
  const locale = useLocale();
  const path = pagePath(locale, '/partners/figures');
  const today = beijingDay(now);
  const dateInputProps = { type: 'date', min: earliestDay(today), max: today } as const;
  const knownSources = figures.sources.map((row) => row.source);
  const sourceChoices =
    source === null || knownSources.includes(source) ? knownSources : [source, ...knownSources];
  const nameBySource: Readonly<Record<string, string>> = {
    '': t('direct'),
    [otherSourcesKey]: t('otherSources'),
  };
  const { from, to } = period;
  const queryWith = (changes: Readonly<Record<string, string>>) =>
    new URLSearchParams({
      ...changes,
      ...(source !== null && { source: sourceParameter(source) }),
    }).toString();
  return (
    <section aria-label={t('controls.label')} className="partners:md:-mt-12 -mt-6">
      <div className="rounded-lg bg-paper p-5 shadow-2 ring-1 ring-line md:p-8">
        <ul className="flex flex-wrap gap-2">
          {presetDays.map((days) => (
            <li key={days}>
              <PlainLink
                href={`${path}?${queryWith({ days: String(days) })}`}
                aria-current={period.preset === days ? 'true' : undefined}
                className={cn(
                  'inline-flex min-h-11 items-center rounded-md px-3 text-[0.9375rem] font-bold sm:px-4',
                  period.preset === days
                    ? 'bg-blue-600 text-white'
                    : 'bg-blue-50 text-blue-700 hover:bg-blue-100',
                )}
              >
                {t('controls.presets', { days })}
              </PlainLink>
            </li>
          ))}
        </ul>
        <form
          action={path}
          className="partners:lg:grid-cols-[1fr_1fr_1fr_1.4fr_auto] mt-5 grid grid-cols-2 items-end gap-3 sm:gap-4"
        >
          <TextField
            id="start"
            name="start"
            label={t('controls.from')}
            defaultValue={from}
            {...dateInputProps}
          />
          <TextField
            id="end"
            name="end"
            label={t('controls.to')}
            defaultValue={to}
            {...dateInputProps}
          />
          <SelectField
            id="by"
            name="by"
            label={t('controls.by')}
            defaultValue={period.grouping}
            options={groupings.map((grouping) => ({
              value: grouping,
              label: t(`controls.groupings.${grouping}`),
            }))}
          />
          <SelectField
            id="source"
            name="source"
            label={t('controls.source')}
            defaultValue={source === null ? '' : sourceParameter(source)}
            options={[
              { value: '', label: t('controls.allSources') },
              ...sourceChoices.map((choice) => ({
                value: sourceParameter(choice),
                label: nameBySource[choice] ?? choice,
              })),
            ]}
          />
          <Button type="submit" className="partners:max-lg:col-span-2">
            {t('controls.show')}
          </Button>
        </form>
        <Corrections
          corrections={[...period.corrections, ...(isFileTooLong ? ['file' as const] : [])]}
          days={retentionDays.figures}
        />
      </div>
      <p className="mt-4 flex justify-end">
        <a
          href={`${path}/data.csv?${queryWith({ start: from, end: to })}`}
          download
          className="inline-flex min-h-11 items-center font-bold text-blue-600 hover:text-blue-800"
        >
          {t('controls.csv')}
        </a>
      </p>
    </section>
  );
}

interface CorrectionsProps {
  corrections: readonly (Correction | 'file')[];
  /** The number of days that figures are stored. */
  days: number;
}

/** Says which part of the request was not possible, and what is shown instead. */
function Corrections({ corrections, days }: CorrectionsProps) {
  const t = useTranslations('partnersFigures.controls.corrections');
  if (corrections.length === 0) return null;
  return (
    <ul role="alert" className="mt-5 grid gap-1 rounded-md bg-warm-100 px-5 py-3 text-warm-text">
      {corrections.map((correction) => (
        <li key={correction}>{t(correction, { days })}</li>
      ))}
    </ul>
  );
}

interface NoFiguresProps {
  hasSource: boolean;
  unmeasuredDayCount: number;
}

/** The notice when nothing was counted, with advice. */
function NoFigures({ hasSource, unmeasuredDayCount }: NoFiguresProps) {
  const t = useTranslations('partnersFigures.noFigures');
  const totals = useTranslations('partnersFigures.totals');
  const locale = useLocale();
  return (
    <section
      aria-labelledby="no-figures-title"
      className="partners:md:p-12 mt-10 rounded-lg bg-mist p-6"
    >
      <h2 id="no-figures-title" className="text-h3 text-text">
        {t('title')}
      </h2>
      <p className="mt-2 max-w-[34em]">{t(hasSource ? 'ofSource' : 'text')}</p>
      {unmeasuredDayCount > 0 && (
        <p className="mt-2 text-sm text-text-3">
          {totals('unmeasured', { days: unmeasuredDayCount })}
        </p>
      )}
      {!hasSource && (
        <ButtonLink href={pagePath(locale, '/partners/links')} className="mt-6">
          {t('action')}
        </ButtonLink>
      )}
    </section>
  );
}
