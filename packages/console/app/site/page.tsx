import { getTranslations } from 'next-intl/server';
import { UpstreamNotice } from '@superbrowser/console/editor/from-upstream';
import { PricesForm } from '@superbrowser/console/site/prices';
import { readResult } from '@superbrowser/console/lib/forms/results';
import type { UrlQuery } from '@superbrowser/console/lib/list-url';
import { loadRecordScreen } from '@superbrowser/console/lib/open-record';
import { isAllowed } from '@superbrowser/console/lib/permissions';
import { requireAccess, type SignedInStaff } from '@superbrowser/console/lib/session';
import { ResultLine } from '@superbrowser/console/ui/form';
import { ConsoleFrame } from '@superbrowser/console/ui/frame';
import { RecordList } from '@superbrowser/console/ui/record-list';

interface PageProps {
  readonly searchParams: Promise<UrlQuery>;
}

export async function generateMetadata() {
  return { title: (await getTranslations('console.site'))('title') };
}

const back = '/site';

async function Part({ name, viewer }: { name: string; viewer: SignedInStaff }) {
  const view = await loadRecordScreen(name, viewer, {}, back);
  return (
    <section>
      <h2 className="mb-3 text-base">{view.record.title[view.language]}</h2>
      <RecordList view={view} query={{}} path={back} />
    </section>
  );
}

export default async function SiteContentPage({ searchParams }: PageProps) {
  const viewer = await requireAccess('ads list');
  const result = await readResult(await searchParams, viewer);
  const t = await getTranslations('console.site');
  return (
    <ConsoleFrame viewer={viewer} section="site" back={back}>
      <h1 className="text-h3">{t('title')}</h1>
      <p className="mt-1 mb-4 text-text-2">{t('lead')}</p>
      <UpstreamNotice />
      <ResultLine result={result} viewer={viewer} back={back} />
      <div className="grid gap-8">
        {['ads', 'qr', 'settings', 'terms'].map((name) => (
          <Part key={name} name={name} viewer={viewer} />
        ))}
        {isAllowed(viewer.role, 'prices save') ? (
          <PricesForm viewer={viewer} result={result} />
        ) : (
          <Part name="prices" viewer={viewer} />
        )}
      </div>
    </ConsoleFrame>
  );
}
