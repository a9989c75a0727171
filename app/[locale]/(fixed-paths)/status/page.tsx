import '@/app/styles/service.css';
import { connection } from 'next/server';
import { PageShell } from '@/components/layout/page-shell';
import { pageMetadata } from '@/lib/seo/metadata';
import { getStatusReport } from '@/lib/status/report/cached-report';
import { PartList } from './part-list';
import { IncidentTable } from './incident-table';
import { HowMeasured, StatusHero } from './status-sections';

export const generateMetadata = pageMetadata('/status');

/** The page answers: does it work right now, and how often did it fail? */
export default async function StatusPage() {
  await connection();
  const report = await getStatusReport();
  return (
    <PageShell path="/status" tone="light">
      <StatusHero report={report} />
      {report && <PartList report={report} />}
      {report && <IncidentTable report={report} />}
      <HowMeasured />
    </PageShell>
  );
}
