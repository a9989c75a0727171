/** The panels of the health screen: the result, parts of the service, storage, limits. */
import { getFormatter, getLocale, getTranslations } from 'next-intl/server';
import { formatValue } from '@superbrowser/backend/records/fields/format-value';
import {
  folderLabels,
  type Disk,
} from '@superbrowser/backend/admin/operation-groups/health/measure-storage';
import type { RecentLimitHits } from '@superbrowser/backend/admin/record-types/limits/recent-limit-hits';
import type { Health } from '@superbrowser/backend/admin/operation-groups/health';
import { labelOfServicePart } from '@superbrowser/backend/admin/operation-groups/health/service-parts';
import { limitRecordType } from '@superbrowser/backend/admin/record-types/limits';
import { toLanguage } from '@superbrowser/console/lib/i18n/language';
import { Table } from '@superbrowser/console/ui/table';
import { Instant } from '@superbrowser/console/ui/formatted-values';
import { Badge } from '@/components/ui/badge';
import { formatSize } from '@/lib/core/i18n/file-size';
import type { Condition } from '@/lib/status/conditions';
import { formatShare } from '@/lib/status/report/format';
import { toneOf, type HealthProblem } from './health-problems';
import type { ShownServicePart } from './load-health';

/** The style of a condition. */
const conditionTones = {
  works: 'ok',
  impaired: 'soft',
  fails: 'risk',
} as const satisfies Record<Condition, string>;

type Formatter = Awaited<ReturnType<typeof getFormatter>>;

/** Day and time of an instant. */
const timeText = (format: Formatter, at: number | string): string =>
  format.dateTime(new Date(at), 'instant');

/** Each problem as a sentence. */
async function describeProblems(problems: readonly HealthProblem[]): Promise<string[]> {
  const [t, format] = [await getTranslations('console.health'), await getFormatter()];
  const locale = await getLocale();
  const language = toLanguage(locale);
  const joinNames = (items: readonly string[]) => format.list([...items], { type: 'conjunction' });
  return problems.map(({ kind, values }) => {
    switch (kind) {
      case 'silent':
        return t('findings.silent', { at: timeText(format, values.since) });
      case 'parts':
        return t('findings.parts', {
          parts: joinNames(values.parts.map((part) => labelOfServicePart(part)[language])),
        });
      case 'disk':
        return t('findings.disk', {
          free: formatSize(values.free, locale) ?? '',
          folders: joinNames(values.folders.map((name) => folderLabels[name][language])),
        });
      case 'backlog':
        return t('findings.backlog', { at: timeText(format, values.since) });
      case 'backupOverdue':
        return t('findings.backupOverdue', { at: timeText(format, values.since) });
      case 'errors':
        return t('findings.errors', values);
      default:
        return t(`findings.${kind}`);
    }
  });
}

/** Whether anything needs attention, and the list of problems. */
export async function HealthSummary({ problems }: { readonly problems: readonly HealthProblem[] }) {
  const t = await getTranslations('console.health');
  const tone = toneOf(problems);
  const texts = await describeProblems(problems);
  return (
    <section className="panel" aria-label={t('overall')}>
      <p className="flex flex-wrap items-center gap-x-3 gap-y-2 text-base">
        <Badge tone={tone}>{t(`tones.${tone}`)}</Badge>
        {texts.length === 0
          ? t('well')
          : texts.length === 1
            ? texts[0]
            : t('several', { count: texts.length })}
      </p>
      {texts.length > 1 && (
        <ul className="mt-3 grid list-disc gap-1 pl-5">
          {texts.map((text) => (
            <li key={text}>{text}</li>
          ))}
        </ul>
      )}
    </section>
  );
}

const partColumns = ['part', 'now', 'lastDay', 'ninetyDays', 'since', 'measured'] as const;

const shareText = (share: number | null) => (share === null ? null : formatShare(share));

const instantCell = (at: string | number | null) =>
  at === null ? null : <Instant at={new Date(at).toISOString()} />;

/** The parts of the service, with their present state and history. */
export async function ServicePartsPanel({
  parts,
}: {
  readonly parts: readonly ShownServicePart[];
}) {
  const t = await getTranslations('console.health');
  const language = toLanguage(await getLocale());
  return (
    <section className="panel">
      <h2 className="mb-3 text-base">{t('partsTitle')}</h2>
      <Table
        label={t('partsTitle')}
        heads={partColumns.map((name) => t(`columns.${name}`))}
        rows={parts.map(
          ({ part, condition, lastDayShare, availableShare, failingSince, measuredAt }) => ({
            key: part,
            cells: [
              labelOfServicePart(part)[language],
              <Badge key="now" tone={condition ? conditionTones[condition] : 'idle'}>
                {t(`conditions.${condition ?? 'none'}`)}
              </Badge>,
              shareText(lastDayShare),
              shareText(availableShare),
              instantCell(failingSince),
              instantCell(measuredAt),
            ],
          }),
        )}
      />
      {parts.some(({ condition }) => condition === null) && (
        <p className="mt-3 text-text-2">{t('unmeasured')}</p>
      )}
    </section>
  );
}

/** A bar of a disk's usage; the text next to it says the same. */
function UsageBar({ share }: { readonly share: number }) {
  return (
    <svg
      viewBox="0 0 100 6"
      preserveAspectRatio="none"
      aria-hidden="true"
      className="h-2 w-full rounded-full"
    >
      <rect width="100" height="6" className="fill-blue-100" />
      <rect
        width={share * 100}
        height="6"
        className={share > 0.9 ? 'fill-risk' : 'fill-blue-600'}
      />
    </svg>
  );
}

async function DiskSpace({ disk }: { readonly disk: Disk }) {
  const [t, format] = [await getTranslations('console.health'), await getFormatter()];
  const locale = await getLocale();
  const { folders, free, total } = disk;
  const usedShare = (total - free) / total;
  return (
    <li className="grid gap-1.5">
      <p className="flex flex-wrap justify-between gap-x-4">
        <span>
          {format.list(
            folders.map((name) => folderLabels[name][toLanguage(locale)]),
            { type: 'conjunction' },
          )}
        </span>
        <span className="text-text-2">
          {t('disk', {
            free: formatSize(free, locale) ?? '',
            total: formatSize(total, locale) ?? '',
            used: usedShare,
          })}
        </span>
      </p>
      <UsageBar share={usedShare} />
    </li>
  );
}

/** The size of the records, the last backup, and the free space. */
export async function StorageSpace({ health }: { readonly health: Health }) {
  const [t, format] = [await getTranslations('console.health'), await getFormatter()];
  const { database, disks, backup } = health;
  const size = formatSize(database.bytes, await getLocale());
  return (
    <section className="panel grid gap-4">
      <h2 className="text-base">{t('storage')}</h2>
      <ul className="grid gap-4">
        <li>{t('database', { kind: database.kind, size: size ?? '–' })}</li>
        <li className={backup.state === 'good' ? undefined : 'text-risk'}>
          {backup.last ? t('backup', { at: timeText(format, backup.last) }) : t('noBackup')}
        </li>
        {disks.map((disk) => (
          <DiskSpace key={disk.folders.join(' ')} disk={disk} />
        ))}
      </ul>
    </section>
  );
}

const limitColumns = ['limit', 'hour', 'day', 'week'] as const;

/** The number of refusals of each limit. */
export async function LimitsPanel({ limits }: { readonly limits: readonly RecentLimitHits[] }) {
  const [t, format] = [await getTranslations('console.health'), await getFormatter()];
  const language = toLanguage(await getLocale());
  const { fields } = limitRecordType;
  return (
    <section className="panel">
      <h2 className="mb-3 text-base">{t('limitsTitle')}</h2>
      {limits.length === 0 ? (
        <p className="text-text-2">{t('limitsNone')}</p>
      ) : (
        <Table
          label={t('limitsTitle')}
          heads={limitColumns.map((name) => fields[name]?.label[language] ?? name)}
          rows={limits.map(({ limit, ...counts }) => ({
            key: limit,
            cells: [
              formatValue(fields.limit ?? { format: 'text' }, limit, language),
              ...[counts.hour, counts.day, counts.week].map((count) => format.number(count)),
            ],
          }))}
        />
      )}
    </section>
  );
}
