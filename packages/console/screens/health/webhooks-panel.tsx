import { getFormatter, getLocale, getTranslations } from 'next-intl/server';
import type { DeliveryBacklog } from '@superbrowser/backend/admin/operation-groups/health/delivery-backlog';
import { toLanguage } from '@superbrowser/console/lib/i18n/language';
import { isAllowed } from '@superbrowser/console/lib/permissions';
import type { SignedInStaff } from '@superbrowser/console/lib/session';
import { OperationFormFrame } from '@superbrowser/console/ui/operation-form-frame';
import { Table } from '@superbrowser/console/ui/table';
import { Instant } from '@superbrowser/console/ui/formatted-values';
import { Button } from '@/components/ui/button';
import { maxFailedDeliveries, type FailedDelivery } from './load-health';

interface DeliveriesProps {
  readonly staffMember: SignedInStaff;
  readonly deliveries: readonly FailedDelivery[];
  readonly returnPath: string;
}

const deliveryColumns = ['number', 'attempts', 'answer', 'next'] as const;
const linkStyle = 'font-bold text-blue-700 hover:underline inline-flex min-h-11 items-center';

async function ReplayForm({
  staffMember,
  returnPath,
  number,
}: Omit<DeliveriesProps, 'deliveries'> & { number: string }) {
  const t = await getTranslations('console.health');
  return (
    <OperationFormFrame staffMember={staffMember} verb="webhooks replay" returnPath={returnPath}>
      <input type="hidden" name="number" value={number} />
      <button
        className={`${linkStyle} cursor-pointer whitespace-nowrap`}
        aria-label={t('webhooks.replayOne', { number })}
      >
        {t('webhooks.replay')}
      </button>
    </OperationFormFrame>
  );
}

/** Deliveries the webhook did not accept, with the last reason. */
async function FailedDeliveries({
  staffMember,
  deliveries,
  returnPath,
  canSend,
}: DeliveriesProps & { canSend: boolean }) {
  const t = await getTranslations('console.health');
  const language = toLanguage(await getLocale());
  const canReplay = canSend && isAllowed(staffMember.role, 'webhooks replay');
  return (
    <Table
      label={t('webhooks.title')}
      heads={[
        ...deliveryColumns.map((name) => t(`columns.${name}`)),
        ...(canReplay ? [{ hidden: t('columns.actions') }] : []),
      ]}
      rows={deliveries.map(({ number, attempts, last_failure, next_attempt_at }) => ({
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
          last_failure?.[language] ?? '–',
          <Instant key="next" at={next_attempt_at} />,
          ...(canReplay
            ? [
                <ReplayForm
                  key="replay"
                  staffMember={staffMember}
                  returnPath={returnPath}
                  number={number}
                />,
              ]
            : []),
        ],
      }))}
    />
  );
}

interface WebhooksPanelProps extends DeliveriesProps {
  readonly backlog: DeliveryBacklog;
}

async function BacklogSummary({ backlog }: Pick<WebhooksPanelProps, 'backlog'>) {
  const [t, format] = [await getTranslations('console.health'), await getFormatter()];
  const { isConfigured, waiting, attempted, oldestOverdueAt, lastDeliveredAt } = backlog;
  if (!isConfigured) return <p className="text-text-2">{t('webhooks.none', { waiting })}</p>;
  return (
    <ul className="grid gap-1">
      <li>{t('webhooks.waiting', { waiting, failed: attempted })}</li>
      {oldestOverdueAt && (
        <li>
          {t('webhooks.oldest', { at: format.dateTime(new Date(oldestOverdueAt), 'instant') })}
        </li>
      )}
      <li>
        {lastDeliveredAt
          ? t('webhooks.taken', { at: format.dateTime(new Date(lastDeliveredAt), 'instant') })
          : t('webhooks.never')}
      </li>
    </ul>
  );
}

/**
 * Deliveries to the operator's own system: the backlog, failed deliveries, and forms that send deliveries again or send
 * a test.
 */
export async function WebhooksPanel({
  staffMember,
  backlog,
  deliveries,
  returnPath,
}: WebhooksPanelProps) {
  const t = await getTranslations('console.health');
  return (
    <section className="panel grid grid-cols-[minmax(0,1fr)] gap-4">
      <h2 className="text-base">{t('webhooks.title')}</h2>
      <BacklogSummary backlog={backlog} />
      {deliveries.length > 0 && (
        <FailedDeliveries
          staffMember={staffMember}
          deliveries={deliveries}
          returnPath={returnPath}
          canSend={backlog.isConfigured}
        />
      )}
      {backlog.attempted > maxFailedDeliveries && (
        <p className="text-text-2">{t('webhooks.first', { count: maxFailedDeliveries })}</p>
      )}
      {backlog.isConfigured && isAllowed(staffMember.role, 'webhooks test') && (
        <OperationFormFrame staffMember={staffMember} verb="webhooks test" returnPath={returnPath}>
          <Button type="submit" size="sm" variant="ghost">
            {t('webhooks.test')}
          </Button>
        </OperationFormFrame>
      )}
      {backlog.isConfigured &&
        backlog.waiting > 0 &&
        isAllowed(staffMember.role, 'webhooks replay') && (
          <OperationFormFrame
            staffMember={staffMember}
            verb="webhooks replay"
            returnPath={returnPath}
          >
            <Button type="submit" size="sm" variant="ghost">
              {t('webhooks.replayAll')}
            </Button>
          </OperationFormFrame>
        )}
    </section>
  );
}
