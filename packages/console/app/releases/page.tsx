import { getTranslations } from 'next-intl/server';
import { listRecords } from '@superbrowser/backend/records/read-records';
import { takeResult } from '@superbrowser/console/lib/forms/form-results';
import type { UrlQuery } from '@superbrowser/console/lib/url-query';
import {
  actorOf,
  createOperationEnvironment,
} from '@superbrowser/console/lib/operation-environment';
import { loadScreenContext } from '@superbrowser/console/lib/load-records';
import { findUploadContext } from '@superbrowser/console/lib/uploads/upload-requests';
import { requireAccess } from '@superbrowser/console/lib/session';
import { isAllowed } from '@superbrowser/console/lib/permissions';
import { ResultNotice } from '@superbrowser/console/ui/result-notice';
import { ConsoleFrame } from '@superbrowser/console/ui/console-frame';
import { RecordList } from '@superbrowser/console/ui/record-list';
import { ButtonLink } from '@/components/ui/button';

interface PageProps {
  readonly searchParams: Promise<UrlQuery>;
}

const releasesPath = '/releases';

export async function generateMetadata() {
  return { title: (await getTranslations('console.releases'))('title') };
}

/** Offered and scheduled versions. */
export default async function ReleasesPage({ searchParams }: PageProps) {
  const staffMember = await requireAccess('releases list');
  const query = await searchParams;
  const result = await takeResult(query, staffMember);
  const t = await getTranslations('console.releases');
  const releasesScreen = await loadScreenContext('releases', staffMember, query, releasesPath);
  const scheduleScreen = await loadScreenContext('schedule', staffMember, {}, releasesPath);
  const environment = await createOperationEnvironment();
  const hasScheduled =
    (await listRecords(scheduleScreen.recordType, {}, actorOf(staffMember), environment)).rows
      .length > 0;
  const scheduleSection = (
    <section className="my-8">
      <h2 className="mb-3 text-base">{scheduleScreen.recordType.title[scheduleScreen.language]}</h2>
      <RecordList screen={scheduleScreen} query={{}} path={releasesPath} />
    </section>
  );
  return (
    <ConsoleFrame staffMember={staffMember} menuEntry="releases" returnPath={releasesPath}>
      <div className="mb-4 flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <h1 className="text-h3">{t('title')}</h1>
        {isAllowed(staffMember.role, 'releases publish') && (
          <ButtonLink href="/releases/new" size="sm">
            {t((await findUploadContext()) ? 'new' : 'publishVersion')}
          </ButtonLink>
        )}
      </div>
      <ResultNotice result={result} staffMember={staffMember} returnPath={releasesPath} />
      {hasScheduled && scheduleSection}
      <RecordList screen={releasesScreen} query={query} path={releasesPath} />
      {!hasScheduled && scheduleSection}
    </ConsoleFrame>
  );
}
