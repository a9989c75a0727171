import { connection } from 'next/server';
import { PageShell } from '@/components/layout/page-shell';
import { HowMeasured } from '@/components/status/how-measured';
import { IncidentTable } from '@/components/status/incident-table';
import { PartList } from '@/components/status/part-list';
import { StatusHero } from '@/components/status/status-hero';
import { pageMetadata } from '@/lib/seo/metadata';
import { currentStatus } from '@/lib/status/current';

export const generateMetadata = pageMetadata('/status');

/** "Does it work right now, and how often did it not?" */
export default async function StatusPage() {
  await connection();
  const report = await currentStatus();
  return (
    <PageShell path="/status" tone="light">
      <StatusHero report={report} />
      {report && <PartList report={report} />}
      {report && <IncidentTable incidents={report.incidents} />}
      <HowMeasured />
    </PageShell>
  );
}
