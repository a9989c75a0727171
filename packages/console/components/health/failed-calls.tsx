import { getTranslations } from 'next-intl/server';
import { VerbForm } from '@superbrowser/console/ui/form';
import type { FailedCall } from '@superbrowser/console/lib/health/load';
import { may } from '@superbrowser/console/lib/who/rights';
import type { Person } from '@superbrowser/console/lib/who/session';
import { Table } from '@superbrowser/console/ui/table';
import { Instant } from '@superbrowser/console/ui/value';

interface FailedCallsProps {
  readonly person: Person;
  readonly calls: readonly FailedCall[];
  readonly back: string;
}

const columns = ['number', 'attempts', 'answer', 'next'] as const;
const linkStyle = 'font-bold text-blue-700 hover:underline inline-flex min-h-11 items-center';

async function Replay({
  person,
  back,
  number,
}: Omit<FailedCallsProps, 'calls'> & { number: string }) {
  const t = await getTranslations('console.health');
  return (
    <VerbForm person={person} verb="webhooks replay" back={back}>
      <input type="hidden" name="number" value={number} />
      <button
        className={`${linkStyle} cursor-pointer whitespace-nowrap`}
        aria-label={t('webhooks.replayOne', { number })}
      >
        {t('webhooks.replay')}
      </button>
    </VerbForm>
  );
}

/** Applications the receiver did not take, with its last answer. */
export async function FailedCalls({ person, calls, back }: FailedCallsProps) {
  const t = await getTranslations('console.health');
  const canReplay = may(person.role, 'webhooks replay');
  return (
    <Table
      label={t('webhooks.title')}
      heads={[
        ...columns.map((name) => t(`columns.${name}`)),
        ...(canReplay ? [{ hidden: t('columns.actions') }] : []),
      ]}
      rows={calls.map(({ apply_no: number, attempts, last_failure, next_attempt_at }) => ({
        key: number,
        cells: [
          <a
            key="number"
            href={`/applications/${number}`}
            className={`${linkStyle} font-mono whitespace-nowrap`}
          >
            {number}
          </a>,
          attempts,
          last_failure ?? '–',
          <Instant key="next" at={next_attempt_at} />,
          ...(canReplay ? [<Replay key="replay" {...{ person, back, number }} />] : []),
        ],
      }))}
    />
  );
}
