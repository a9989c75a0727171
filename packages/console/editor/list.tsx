import { getLocale, getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import type { Piece, PieceState } from '@superbrowser/backend/operator/publishing/store';
import { Badge } from '@/components/ui/badge';
import { ButtonLink } from '@/components/ui/button';
import { noteOf } from '@superbrowser/console/lib/forms/page-note';
import { languageOf } from '@superbrowser/console/lib/i18n/language';
import type { Query } from '@superbrowser/console/lib/list/address';
import {
  type Folder,
  editPath,
  places,
  hasOwnContent,
  listedPieces,
  publicAddress,
  titleOf,
} from './load';
import { personFor } from '@superbrowser/console/lib/who/person';
import { may } from '@superbrowser/console/lib/who/rights';
import { NoteLine } from '@superbrowser/console/ui/form';
import { Frame } from '@superbrowser/console/ui/frame';
import { Table } from '@superbrowser/console/ui/table';
import { Instant } from '@superbrowser/console/ui/value';

/** How a state looks. */
export const stateTones = {
  draft: 'idle',
  published: 'ok',
  changed: 'blue',
  archived: 'soft',
} as const satisfies Record<PieceState, string>;

/** Says so where the site takes its content from elsewhere, before somebody writes for nobody. */
export async function FromUpstream() {
  if (hasOwnContent()) return null;
  const t = await getTranslations('console.publishing');
  return <p className="mb-4 rounded-md bg-warm-100 px-4 py-3 text-warm-text">{t('upstream')}</p>;
}

interface PieceTableProps {
  readonly folder: Folder;
  readonly pieces: readonly Piece[];
}

const columns = ['title', 'slug', 'state', 'languages', 'changed'] as const;

async function Languages({ missing }: Pick<Piece, 'missing'>) {
  const t = await getTranslations('console.publishing');
  if (missing.length === 0) return t('both');
  return missing.map((locale) => (
    <Badge key={locale} tone="soft" className="mr-1">
      {t('missing', { language: t(`locales.${locale}`) })}
    </Badge>
  ));
}

const linkStyle = 'inline-flex min-h-6 items-center text-blue-700 hover:underline';

async function Address({ folder, piece }: { folder: Folder; piece: Piece }) {
  const address = publicAddress(folder, piece);
  if (!address) return <code className="font-mono text-xs">{piece.slug}</code>;
  return (
    <a href={address} target="_blank" rel="noreferrer" className={`${linkStyle} font-mono text-xs`}>
      {piece.slug}
    </a>
  );
}

async function Changed({ piece: { changed_at, changed_by } }: { piece: Piece }) {
  return (
    <>
      <Instant at={changed_at} /> {changed_by}
    </>
  );
}

/** What is written, published and archived; built-in pages are none of it. */
export async function PieceTable({ folder, pieces }: PieceTableProps) {
  const t = await getTranslations('console.publishing');
  const locale = languageOf(await getLocale(), null);
  const { section } = places[folder];
  if (pieces.length === 0) return <p className="panel">{t(`${section}.none`)}</p>;
  return (
    <div className="panel">
      <Table
        label={t(`${section}.title`)}
        heads={columns.map((name) => t(`columns.${name}`))}
        rows={pieces.map((piece) => ({
          key: piece.slug,
          cells: [
            <a key="title" href={editPath(folder, piece.slug)} className={linkStyle}>
              {titleOf(folder, piece, locale) ?? t('untitled')}
            </a>,
            <Address key="slug" {...{ folder, piece }} />,
            <Badge key="state" tone={stateTones[piece.state]}>
              {t(`states.${piece.state}`)}
            </Badge>,
            <Languages key="languages" missing={piece.missing} />,
            <Changed key="changed" piece={piece} />,
          ],
        }))}
      />
    </div>
  );
}

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
