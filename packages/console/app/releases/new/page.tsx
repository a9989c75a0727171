import { getTranslations } from 'next-intl/server';
import { redirect } from 'next/navigation';
import { Frame } from '@superbrowser/console/ui/frame';
import { NoteLine } from '@superbrowser/console/ui/form';
import { PublishForm } from '@superbrowser/console/upload/publish-form';
import { UploadSection, UploadTable } from '@superbrowser/console/upload/section';
import { withNote } from '@superbrowser/console/lib/forms/form-data';
import { noteOf } from '@superbrowser/console/lib/forms/outcomes';
import { queryParam } from '@superbrowser/console/lib/list-url';
import { uploadsFor } from '@superbrowser/console/upload/load';
import { uploadPlace, uploadVerb } from '@superbrowser/console/upload/requests';
import { requireAccess } from '@superbrowser/console/lib/session';

interface PageProps {
  readonly searchParams: Promise<Record<string, string | string[] | undefined>>;
}

export async function generateMetadata() {
  return { title: (await getTranslations('console.releases'))('newAddress') };
}

export default async function NewRelease({ searchParams }: PageProps) {
  const person = await requireAccess('releases publish');
  const query = await searchParams;
  const note = await noteOf(query, person, uploadVerb);
  // The package is no longer here; what came of it is in the list.
  if (note?.kind === 'done' && note.verb === uploadVerb)
    redirect(withNote('/releases', queryParam(query, 'note') ?? ''));
  const [t, place] = [await getTranslations('console.releases'), await uploadPlace()];
  const uploads = await uploadsFor(person);
  const uploadId = queryParam(query, 'upload');
  const chosen = uploads.find(({ id, sha256 }) => id === uploadId && sha256 !== null) ?? null;
  return (
    <Frame person={person} section="releases" back="/releases/new">
      <h1 className="mb-4 text-h3">{t('newAddress')}</h1>
      <NoteLine note={note} person={person} back="/releases/new" />
      {place && uploadId && !chosen && <p className="panel mb-4">{t('form.gone')}</p>}
      {(chosen ?? !place) && <PublishForm person={person} upload={chosen} note={note} />}
      {place && <UploadSection person={person} uploads={uploads} most={place.most} />}
      <UploadTable person={person} uploads={uploads} />
    </Frame>
  );
}
