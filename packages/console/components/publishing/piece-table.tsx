import { getLocale, getTranslations } from 'next-intl/server';
import { Badge } from '@/components/ui/badge';
import type { Piece } from '@superbrowser/backend/operator/publishing/store';
import { editPath, places, type Folder } from '@superbrowser/console/lib/publishing/folders';
import { publicAddress, titleOf } from '@superbrowser/console/lib/publishing/load';
import { stateTones } from './states';
import { languageOf } from '@superbrowser/console/lib/i18n/language';
import { Table } from '@superbrowser/console/ui/table';
import { Instant } from '@superbrowser/console/ui/value';

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
