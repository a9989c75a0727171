import { getTranslations } from 'next-intl/server';
import { Button } from '@/components/ui/button';
import { ApplicationTable } from '@superbrowser/console/components/applications/application-table';
import { ExportForm } from '@superbrowser/console/components/applications/export-form';
import { FilterForm } from '@superbrowser/console/components/applications/filter-form';
import { Frame } from '@superbrowser/console/ui/frame';
import { NoteLine, VerbForm } from '@superbrowser/console/ui/form';
import { Paginator } from '@superbrowser/console/ui/paginator';
import { filterOf, filterParts } from '@superbrowser/console/lib/applications/filter';
import { readKey, writeKey } from '@superbrowser/console/lib/applications/key';
import {
  newApplications,
  pageOfApplications,
  peopleWhoHandle,
} from '@superbrowser/console/lib/applications/load';
import { noteOf } from '@superbrowser/console/lib/forms/page-note';
import {
  addressOf,
  pageOf,
  partOf,
  sizeOf,
  type Query,
} from '@superbrowser/console/lib/list/address';
import { personFor } from '@superbrowser/console/lib/who/person';
import { may } from '@superbrowser/console/lib/who/rights';

interface PageProps {
  readonly searchParams: Promise<Record<string, string | string[] | undefined>>;
}

const path = '/applications';

export async function generateMetadata() {
  await personFor('applications list');
  const t = await getTranslations('console.applications');
  const count = await newApplications();
  return { title: count > 0 ? t('titleNew', { count }) : t('title') };
}

/** The page an address asks for. */
const asked = (query: Query) => ({
  filter: filterOf(filterParts(query)),
  size: sizeOf(query),
  page: pageOf(query),
  after: readKey(partOf(query, 'after')),
  before: readKey(partOf(query, 'before')),
});

export default async function Applications({ searchParams }: PageProps) {
  const person = await personFor('applications list');
  const query = await searchParams;
  const parts = { ...filterParts(query) };
  const listed = await pageOfApplications(asked(query));
  const note = await noteOf(query, person);
  const t = await getTranslations('console.applications');
  const { rows } = listed;
  const [first, last] = [rows.at(0), rows.at(-1)];
  const size = sizeOf(query);
  const back = addressOf(path, { ...parts, size, page: listed.page });
  const canClose = may(person.role, 'applications close');
  return (
    <Frame person={person} section="applications" back={back}>
      <h1 className="text-h3">{t('title')}</h1>
      <p className="mb-4 text-text-2">{t('new', { count: await newApplications() })}</p>
      <NoteLine note={note} person={person} back={back} />
      <FilterForm parts={parts} handlers={await peopleWhoHandle()} />
      <VerbForm person={person} verb="applications close" back={back} className="panel">
        <input type="hidden" name="as_of" value={new Date().toISOString()} />
        {rows.length > 0 ? (
          <ApplicationTable rows={rows} canTick={canClose} showsPhones={person.role !== 'reader'} />
        ) : (
          <p>{t('none')}</p>
        )}
        {canClose && rows.length > 0 && (
          <Button type="submit" size="sm" variant="ghost" className="mt-4">
            {t('close')}
          </Button>
        )}
      </VerbForm>
      <Paginator
        {...listed}
        path={path}
        parts={parts}
        size={size}
        first={first && writeKey(first)}
        last={last && writeKey(last)}
      />
      {may(person.role, 'applications export') && (
        <ExportForm person={person} parts={parts} back={back} />
      )}
    </Frame>
  );
}
