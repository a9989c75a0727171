import { getLocale, getTranslations } from 'next-intl/server';
import type { ScheduledRelease } from '@superbrowser/backend/operator/releases/schedule';
import { Badge } from '@/components/ui/badge';
import { VerbForm } from '@superbrowser/console/ui/form';
import { shortOf } from '@superbrowser/console/lib/i18n/language';
import { fileNameOf } from '@superbrowser/console/lib/releases/load';
import { may } from '@superbrowser/console/lib/who/rights';
import type { Person } from '@superbrowser/console/lib/who/session';
import { Hash } from './hash';
import { systemWords } from './names';
import { TypeBadge } from './type-badge';
import { Table } from '@superbrowser/console/ui/table';
import { Instant } from '@superbrowser/console/ui/value';

interface ScheduledTableProps {
  readonly person: Person;
  readonly scheduled: readonly ScheduledRelease[];
}

const columns = ['what', 'at', 'type', 'package', 'hash', 'by', 'state'] as const;

async function State({ failure }: { readonly failure: ScheduledRelease['failure'] }) {
  const t = await getTranslations('console.releases.scheduled');
  if (!failure) return <Badge tone="blue">{t('waiting')}</Badge>;
  return (
    <div className="sm:min-w-52">
      <Badge tone="risk">{t('failed')}</Badge>
      <p className="mt-1 text-risk">{failure[shortOf(await getLocale())]}</p>
    </div>
  );
}

interface CancelProps {
  readonly person: Person;
  readonly id: string;
  readonly name: string;
}

async function Cancel({ person, id, name }: CancelProps) {
  const t = await getTranslations('console.releases.scheduled');
  return (
    <VerbForm person={person} verb="release unschedule" back="/releases" className="sm:-my-2.5">
      <input type="hidden" name="id" value={id} />
      <button
        aria-label={`${t('off')}: ${name}`}
        className="min-h-11 cursor-pointer font-bold whitespace-nowrap text-blue-700 hover:underline"
      >
        {t('off')}
      </button>
    </VerbForm>
  );
}

/** Versions whose time has not come, and those that did not come out. */
export async function ScheduledTable({ person, scheduled }: ScheduledTableProps) {
  const [t, nameOf] = [await getTranslations('console.releases'), await systemWords()];
  if (scheduled.length === 0) return null;
  const word = (name: (typeof columns)[number]) =>
    name === 'type' || name === 'package' || name === 'hash' ? t(name) : t(`scheduled.${name}`);
  const canCancel = may(person.role, 'release unschedule');
  return (
    <section className="panel mb-6">
      <h2 id="scheduled-title" className="mb-3 text-base">
        {t('scheduled.title')}
      </h2>
      <Table
        labelledBy="scheduled-title"
        heads={[...columns.map(word), ...(canCancel ? [{ hidden: t('actions') }] : [])]}
        rows={scheduled.map((one) => {
          const { id, at, system, line, version, type, file, sha256, by, failure } = one;
          const name = `${t('group', { system: nameOf(system), line })} ${version}`;
          return {
            key: id,
            cells: [
              name,
              <Instant key="at" at={at} />,
              <TypeBadge key="type" type={type} />,
              file && <span className="wrap-anywhere">{fileNameOf(file)}</span>,
              sha256 && <Hash key="hash" value={sha256} />,
              by,
              <State key="state" failure={failure} />,
              ...(canCancel ? [<Cancel key="cancel" {...{ person, id, name }} />] : []),
            ],
          };
        })}
      />
    </section>
  );
}
