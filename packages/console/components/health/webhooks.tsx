import { getFormatter, getTranslations } from 'next-intl/server';
import { Button } from '@/components/ui/button';
import type { Backlog } from '@superbrowser/backend/operator/health/backlog';
import { VerbForm } from '@superbrowser/console/ui/form';
import { mostFailedCalls, type FailedCall } from '@superbrowser/console/lib/health/load';
import { may } from '@superbrowser/console/lib/who/rights';
import type { Person } from '@superbrowser/console/lib/who/session';
import { FailedCalls } from './failed-calls';
import { moment } from './words';

interface WebhooksProps {
  readonly person: Person;
  readonly backlog: Backlog;
  readonly calls: readonly FailedCall[];
  readonly back: string;
}

async function Facts({ backlog }: Pick<WebhooksProps, 'backlog'>) {
  const [t, format] = [await getTranslations('console.health'), await getFormatter()];
  const { configured, waiting, failed, oldest, taken } = backlog;
  if (!configured) return <p className="text-text-2">{t('webhooks.none', { waiting })}</p>;
  return (
    <ul className="grid gap-1">
      <li>{t('webhooks.waiting', { waiting, failed })}</li>
      {oldest && <li>{t('webhooks.oldest', { at: moment(format, oldest) })}</li>}
      <li>{taken ? t('webhooks.taken', { at: moment(format, taken) }) : t('webhooks.never')}</li>
    </ul>
  );
}

/** What the operator's own system has not taken, and sending it again. */
export async function Webhooks({ person, backlog, calls, back }: WebhooksProps) {
  const t = await getTranslations('console.health');
  return (
    <section className="panel grid grid-cols-[minmax(0,1fr)] gap-4">
      <h2 className="text-base">{t('webhooks.title')}</h2>
      <Facts backlog={backlog} />
      {calls.length > 0 && <FailedCalls person={person} calls={calls} back={back} />}
      {backlog.failed > mostFailedCalls && (
        <p className="text-text-2">{t('webhooks.first', { count: mostFailedCalls })}</p>
      )}
      {backlog.configured && backlog.waiting > 0 && may(person.role, 'webhooks replay') && (
        <VerbForm person={person} verb="webhooks replay" back={back}>
          <Button type="submit" size="sm" variant="ghost">
            {t('webhooks.replayAll')}
          </Button>
        </VerbForm>
      )}
    </section>
  );
}
