import { getFormatter, getTranslations } from 'next-intl/server';
import { VerbForm } from '@superbrowser/console/components/forms/verb-form';
import type { FailedCall } from '@superbrowser/console/lib/health/load';
import { may } from '@superbrowser/console/lib/who/rights';
import type { Person } from '@superbrowser/console/lib/who/session';
import { moment } from './words';
import { WideTable } from '@superbrowser/console/components/list/wide-table';

interface FailedCallsProps {
  readonly person: Person;
  readonly calls: readonly FailedCall[];
  readonly back: string;
}

const columns = ['number', 'attempts', 'answer', 'next'] as const;
const linkStyle = 'font-bold text-blue-700 hover:underline inline-flex min-h-11 items-center';

async function Row({ person, call, back }: Omit<FailedCallsProps, 'calls'> & { call: FailedCall }) {
  const [t, format] = [await getTranslations('console.health'), await getFormatter()];
  const { apply_no: number, attempts, last_failure, next_attempt_at } = call;
  return (
    <tr>
      <th scope="row" className="align-middle">
        <a href={`/applications/${number}`} className={`${linkStyle} font-mono whitespace-nowrap`}>
          {number}
        </a>
      </th>
      <td className="align-middle tabular-nums">{attempts}</td>
      <td className="min-w-52 align-middle break-words">{last_failure ?? '–'}</td>
      <td className="align-middle whitespace-nowrap">{moment(format, next_attempt_at)}</td>
      {may(person.role, 'webhooks replay') && (
        <td className="align-middle">
          <VerbForm person={person} verb="webhooks replay" back={back}>
            <input type="hidden" name="number" value={number} />
            <button
              className={`${linkStyle} cursor-pointer whitespace-nowrap`}
              aria-label={t('webhooks.replayOne', { number })}
            >
              {t('webhooks.replay')}
            </button>
          </VerbForm>
        </td>
      )}
    </tr>
  );
}

/** Applications the receiver did not take, with its last answer. */
export async function FailedCalls({ person, calls, back }: FailedCallsProps) {
  const t = await getTranslations('console.health');
  const heads = may(person.role, 'webhooks replay') ? [...columns, 'actions' as const] : columns;
  return (
    <WideTable label={t('webhooks.title')} heads={heads.map((name) => t(`columns.${name}`))}>
      <tbody>
        {calls.map((call) => (
          <Row key={call.apply_no} person={person} call={call} back={back} />
        ))}
      </tbody>
    </WideTable>
  );
}
