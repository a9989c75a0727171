import { getTranslations } from 'next-intl/server';
import { UpstreamNotice } from '@superbrowser/console/ui/upstream-notice';
import { PricesForm } from '@superbrowser/console/screens/site/prices-form';
import { takeResult } from '@superbrowser/console/lib/forms/form-results';
import type { UrlQuery } from '@superbrowser/console/lib/url-query';
import { loadScreenContext } from '@superbrowser/console/lib/load-records';
import { isAllowed } from '@superbrowser/console/lib/permissions';
import { requireAccess, type SignedInStaff } from '@superbrowser/console/lib/session';
import { ResultNotice } from '@superbrowser/console/ui/result-notice';
import { ConsoleFrame } from '@superbrowser/console/ui/console-frame';
import { RecordList } from '@superbrowser/console/ui/record-list';

interface PageProps {
  readonly searchParams: Promise<UrlQuery>;
}

export async function generateMetadata() {
  return { title: (await getTranslations('console.site'))('title') };
}

const sitePath = '/site';

async function RecordSection({ name, staffMember }: { name: string; staffMember: SignedInStaff }) {
  const screen = await loadScreenContext(name, staffMember, {}, sitePath);
  return (
    <section>
      <h2 className="mb-3 text-base">{screen.recordType.title[screen.language]}</h2>
      <RecordList screen={screen} query={{}} path={sitePath} />
    </section>
  );
}

export default async function SiteContentPage({ searchParams }: PageProps) {
  const staffMember = await requireAccess('ads list');
  const result = await takeResult(await searchParams, staffMember);
  const t = await getTranslations('console.site');
  return (
    <ConsoleFrame staffMember={staffMember} menuEntry="site" returnPath={sitePath}>
      <h1 className="text-h3">{t('title')}</h1>
      <p className="mt-1 mb-4 text-text-2">{t('lead')}</p>
      <UpstreamNotice />
      <ResultNotice result={result} staffMember={staffMember} returnPath={sitePath} />
      <div className="grid gap-8">
        {['ads', 'qr', 'settings', 'terms'].map((name) => (
          <RecordSection key={name} name={name} staffMember={staffMember} />
        ))}
        {isAllowed(staffMember.role, 'prices save') ? (
          <PricesForm staffMember={staffMember} result={result} />
        ) : (
          <RecordSection name="prices" staffMember={staffMember} />
        )}
      </div>
    </ConsoleFrame>
  );
}
