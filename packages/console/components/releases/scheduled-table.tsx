import { getFormatter, getLocale, getTranslations } from 'next-intl/server';
import type { ScheduledRelease } from '@superbrowser/backend/operator/releases/schedule';
import { Badge } from '@/components/ui/badge';
import { VerbForm } from '@superbrowser/console/components/forms/verb-form';
import { shortOf } from '@superbrowser/console/lib/i18n/language';
import { fileNameOf } from '@superbrowser/console/lib/releases/load';
import { may } from '@superbrowser/console/lib/who/rights';
import type { Person } from '@superbrowser/console/lib/who/session';
import { Hash } from './hash';
import { systemWords } from './names';
import { TypeBadge } from './type-badge';
import { WideTable } from '@superbrowser/console/components/list/wide-table';

interface ScheduledTableProps {
  readonly person: Person;
  readonly scheduled: readonly ScheduledRelease[];
}

const columns = ['at', 'what', 'type', 'package', 'hash', 'by', 'state'] as const;

async function State({ failure }: { readonly failure: ScheduledRelease['failure'] }) {
  const t = await getTranslations('console.releases.scheduled');
  if (!failure) return <Badge tone="blue">{t('waiting')}</Badge>;
  return (
    <div className="min-w-52">
      <Badge tone="risk">{t('failed')}</Badge>
      <p className="mt-1 text-risk">{failure[shortOf(await getLocale())]}</p>
    </div>
  );
}

async function Row({ person, one }: { person: Person; one: ScheduledRelease }) {
  const [t, format] = [await getTranslations('console.releases'), await getFormatter()];
  const nameOf = await systemWords();
  const name = `${t('group', { system: nameOf(one.system), line: one.line })} ${one.version}`;
  return (
    <tr>
      <th scope="row" className="whitespace-nowrap">
        <time dateTime={one.at}>
          {format.dateTime(new Date(one.at), { dateStyle: 'medium', timeStyle: 'short' })}
        </time>
      </th>
      <td className="min-w-40">{name}</td>
      <td>
        <TypeBadge type={one.type} />
      </td>
      <td className="min-w-60 wrap-anywhere">{one.file && fileNameOf(one.file)}</td>
      <td>{one.sha256 && <Hash value={one.sha256} />}</td>
      <td>{one.by}</td>
      <td>
        <State failure={one.failure} />
      </td>
      {may(person.role, 'release unschedule') && (
        <td>
          <VerbForm person={person} verb="release unschedule" back="/releases" className="-my-2.5">
            <input type="hidden" name="id" value={one.id} />
            <button
              aria-label={`${t('scheduled.off')}: ${name}`}
              className="min-h-11 cursor-pointer font-bold whitespace-nowrap text-blue-700 hover:underline"
            >
              {t('scheduled.off')}
            </button>
          </VerbForm>
        </td>
      )}
    </tr>
  );
}

/** Versions whose time has not come, and those that did not come out. */
export async function ScheduledTable({ person, scheduled }: ScheduledTableProps) {
  const t = await getTranslations('console.releases');
  if (scheduled.length === 0) return null;
  const word = (name: (typeof columns)[number]) =>
    name === 'type' || name === 'package' || name === 'hash' ? t(name) : t(`scheduled.${name}`);
  return (
    <div className="mb-6">
      <h2 id="scheduled-title" className="mb-3 text-base">
        {t('scheduled.title')}
      </h2>
      <WideTable
        labelledBy="scheduled-title"
        heads={[
          ...columns.map((name) => word(name)),
          ...(may(person.role, 'release unschedule') ? [t('actions')] : []),
        ]}
        panel
      >
        <tbody>
          {scheduled.map((one) => (
            <Row key={one.id} person={person} one={one} />
          ))}
        </tbody>
      </WideTable>
    </div>
  );
}
