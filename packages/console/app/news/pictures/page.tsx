import { getTranslations } from 'next-intl/server';
import { Frame } from '@superbrowser/console/ui/frame';
import { NoteLine } from '@superbrowser/console/ui/form';
import { Pictures, picturesPath } from '@superbrowser/console/editor/pictures';
import type { Query } from '@superbrowser/console/lib/list-url';
import { noteOf } from '@superbrowser/console/lib/forms/outcomes';
import { requireAccess } from '@superbrowser/console/lib/session';

interface PageProps {
  readonly searchParams: Promise<Query>;
}

export async function generateMetadata() {
  return { title: (await getTranslations('console.publishing'))('pictures.title') };
}

/** Uploads pictures for articles, and shows the line for each. */
export default async function PicturesPage({ searchParams }: PageProps) {
  const person = await requireAccess('pictures add');
  const note = await noteOf(await searchParams, person);
  const t = await getTranslations('console.publishing');
  return (
    <Frame person={person} section="news" back={picturesPath}>
      <h1 className="mb-4 text-h3">{t('pictures.title')}</h1>
      {note?.kind === 'refused' && <NoteLine note={note} person={person} back={picturesPath} />}
      <Pictures person={person} note={note} />
    </Frame>
  );
}
