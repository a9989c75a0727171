import { getTranslations } from 'next-intl/server';
import { ConsoleFrame } from '@superbrowser/console/ui/console-frame';
import { ResultNotice } from '@superbrowser/console/ui/result-notice';
import { LatestErrors } from '@superbrowser/console/screens/health/errors';
import { loadHealthScreen } from '@superbrowser/console/screens/health/load-health';
import {
  LimitsPanel,
  ServicePartsPanel,
  StorageSpace,
  HealthSummary,
} from '@superbrowser/console/screens/health/health-panels';
import { WebhooksPanel } from '@superbrowser/console/screens/health/webhooks-panel';
import { takeResult } from '@superbrowser/console/lib/forms/form-results';
import { requireAccess } from '@superbrowser/console/lib/session';
import type { UrlQuery } from '@superbrowser/console/lib/url-query';

interface PageProps {
  readonly searchParams: Promise<UrlQuery>;
}

const healthPath = '/health';

export async function generateMetadata() {
  return { title: (await getTranslations('console.health'))('title') };
}

export default async function HealthPage({ searchParams }: PageProps) {
  const staffMember = await requireAccess('health show');
  const result = await takeResult(await searchParams, staffMember);
  const { problems, health, parts, failedDeliveries, errors, limits } =
    await loadHealthScreen(staffMember);
  const t = await getTranslations('console.health');
  return (
    <ConsoleFrame staffMember={staffMember} menuEntry="health" returnPath={healthPath}>
      <h1 className="mb-4 text-h3">{t('title')}</h1>
      <ResultNotice result={result} staffMember={staffMember} returnPath={healthPath} />
      <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
        <HealthSummary problems={problems} />
        <ServicePartsPanel parts={parts} />
        {health.webhooks && (
          <WebhooksPanel
            staffMember={staffMember}
            backlog={health.webhooks}
            deliveries={failedDeliveries}
            returnPath={healthPath}
          />
        )}
        {errors && <LatestErrors errors={errors} />}
        <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-6 xl:grid-cols-2">
          <StorageSpace health={health} />
          {limits && <LimitsPanel limits={limits} />}
        </div>
      </div>
    </ConsoleFrame>
  );
}
