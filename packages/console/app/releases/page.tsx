import { getTranslations } from 'next-intl/server';
import { ButtonLink } from '@/components/ui/button';
import { Frame } from '@superbrowser/console/ui/frame';
import { NoteLine } from '@superbrowser/console/ui/form';
import { ChangePanel } from '@superbrowser/console/components/releases/change-panel';
import { ReleaseTable } from '@superbrowser/console/components/releases/release-table';
import { ScheduledTable } from '@superbrowser/console/components/releases/scheduled-table';
import { noteOf, one } from '@superbrowser/console/lib/forms/page-note';
import { keyOf, releaseGroups, scheduledReleases } from '@superbrowser/console/lib/releases/load';
import { uploadPlace } from '@superbrowser/console/upload/requests';
import { personFor } from '@superbrowser/console/lib/who/person';
import { may } from '@superbrowser/console/lib/who/rights';

interface PageProps {
  readonly searchParams: Promise<Record<string, string | string[] | undefined>>;
}

export async function generateMetadata() {
  return { title: (await getTranslations('console.releases'))('title') };
}

export default async function Releases({ searchParams }: PageProps) {
  const person = await personFor('release list');
  const query = await searchParams;
  const note = await noteOf(query, person);
  const groups = await releaseGroups(person);
  const changes = may(person.role, 'release mark');
  const changed = changes
    ? groups.flatMap(({ releases }) => releases).find((row) => keyOf(row) === one(query, 'change'))
    : undefined;
  const t = await getTranslations('console.releases');
  return (
    <Frame person={person} section="releases" back="/releases">
      <div className="mb-4 flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <h1 className="text-h3">{t('title')}</h1>
        {may(person.role, 'release publish') && (
          <ButtonLink href="/releases/new" size="sm">
            {t((await uploadPlace()) ? 'new' : 'newAddress')}
          </ButtonLink>
        )}
      </div>
      <NoteLine note={note} person={person} back="/releases" />
      {changed && <ChangePanel person={person} release={changed} />}
      <ScheduledTable person={person} scheduled={await scheduledReleases(person)} />
      <ReleaseTable groups={groups} changes={changes} />
    </Frame>
  );
}
