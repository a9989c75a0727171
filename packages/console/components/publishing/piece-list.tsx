import { getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { ButtonLink } from '@/components/ui/button';
import { Frame } from '@superbrowser/console/ui/frame';
import { NoteLine } from '@superbrowser/console/ui/form';
import { noteOf } from '@superbrowser/console/lib/forms/page-note';
import type { Query } from '@superbrowser/console/lib/list/address';
import { editPath, places, type Folder } from '@superbrowser/console/lib/publishing/folders';
import { listedPieces } from '@superbrowser/console/lib/publishing/load';
import { personFor } from '@superbrowser/console/lib/who/person';
import { may } from '@superbrowser/console/lib/who/rights';
import { FromUpstream } from './from-upstream';
import { PieceTable } from './piece-table';

interface PieceListProps {
  readonly folder: Folder;
  readonly query: Query;
  readonly children?: ReactNode;
}

/** The screen of all articles, or of all campaigns. */
export async function PieceList({ folder, query, children }: PieceListProps) {
  const { section, path, word } = places[folder];
  const person = await personFor(`${word} list`);
  const note = await noteOf(query, person);
  const t = await getTranslations('console.publishing');
  return (
    <Frame person={person} section={section} back={path}>
      <div className="mb-4 flex flex-wrap items-start justify-between gap-4">
        <div>
          <h1 className="text-h3">{t(`${section}.title`)}</h1>
          <p className="mt-1 text-text-2">{t(`${section}.lead`)}</p>
        </div>
        {may(person.role, `${word} save`) && (
          <ButtonLink href={editPath(folder)}>{t(`${section}.new`)}</ButtonLink>
        )}
      </div>
      <FromUpstream />
      <NoteLine note={note} person={person} back={path} />
      <PieceTable folder={folder} pieces={await listedPieces(folder)} />
      {children}
    </Frame>
  );
}
