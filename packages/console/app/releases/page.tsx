import { getTranslations } from 'next-intl/server';
import { ButtonLink } from '@/components/ui/button';
import { listRecords } from '@superbrowser/backend/admin/run';
import { noteOf } from '@superbrowser/console/lib/forms/outcomes';
import type { Query } from '@superbrowser/console/lib/list-url';
import { actorOf, operationEnvironment } from '@superbrowser/console/lib/operations';
import { viewOf } from '@superbrowser/console/lib/open-record';
import { uploadPlace } from '@superbrowser/console/upload/requests';
import { requireAccess } from '@superbrowser/console/lib/session';
import { may } from '@superbrowser/console/lib/rights';
import { NoteLine } from '@superbrowser/console/ui/form';
import { Frame } from '@superbrowser/console/ui/frame';
import { RecordList } from '@superbrowser/console/ui/record-list';

interface PageProps {
  readonly searchParams: Promise<Query>;
}

const path = '/releases';

export async function generateMetadata() {
  return { title: (await getTranslations('console.releases'))('title') };
}

/** What is offered, and what is to come out. */
export default async function Releases({ searchParams }: PageProps) {
  const person = await requireAccess('releases list');
  const query = await searchParams;
  const note = await noteOf(query, person);
  const t = await getTranslations('console.releases');
  const releases = await viewOf('releases', person, query, path);
  const schedule = await viewOf('schedule', person, {}, path);
  const around = await operationEnvironment();
  const isWaiting =
    (await listRecords(schedule.record, {}, actorOf(person), around)).rows.length > 0;
  const scheduled = (
    <section className="my-8">
      <h2 className="mb-3 text-base">{schedule.record.title[schedule.language]}</h2>
      <RecordList view={schedule} query={{}} path={path} />
    </section>
  );
  return (
    <Frame person={person} section="releases" back={path}>
      <div className="mb-4 flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <h1 className="text-h3">{t('title')}</h1>
        {may(person.role, 'releases publish') && (
          <ButtonLink href="/releases/new" size="sm">
            {t((await uploadPlace()) ? 'new' : 'newAddress')}
          </ButtonLink>
        )}
      </div>
      <NoteLine note={note} person={person} back={path} />
      {isWaiting && scheduled}
      <RecordList view={releases} query={query} path={path} />
      {!isWaiting && scheduled}
    </Frame>
  );
}
