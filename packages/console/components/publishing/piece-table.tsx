import { getFormatter, getLocale, getTranslations } from 'next-intl/server';
import { Badge } from '@/components/ui/badge';
import type { Piece } from '@superbrowser/backend/operator/publishing/store';
import { editPath, places, type Folder } from '@superbrowser/console/lib/publishing/folders';
import { publicAddress, titleOf } from '@superbrowser/console/lib/publishing/load';
import { stateTones } from './states';
import { WideTable } from '@superbrowser/console/components/list/wide-table';

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

async function Row({ folder, piece }: { folder: Folder; piece: Piece }) {
  const [t, format] = [await getTranslations('console.publishing'), await getFormatter()];
  const at = format.dateTime(new Date(piece.changed_at), {
    dateStyle: 'medium',
    timeStyle: 'short',
  });
  const who = piece.changed_by;
  const address = publicAddress(folder, piece);
  const title = titleOf(folder, piece, (await getLocale()) as 'zh-CN' | 'en-US');
  return (
    <tr>
      <th scope="row" className="min-w-48">
        <a
          href={editPath(folder, piece.slug)}
          className="inline-flex min-h-6 items-center text-blue-700 hover:underline"
        >
          {title ?? t('untitled')}
        </a>
      </th>
      <td className="whitespace-nowrap">
        {address ? (
          <a
            href={address}
            target="_blank"
            rel="noreferrer"
            className="inline-flex min-h-6 items-center font-mono text-xs text-blue-700 hover:underline"
          >
            {piece.slug}
          </a>
        ) : (
          <span className="font-mono text-xs">{piece.slug}</span>
        )}
      </td>
      <td>
        <Badge tone={stateTones[piece.state]}>{t(`states.${piece.state}`)}</Badge>
      </td>
      <td className="whitespace-nowrap">
        <Languages missing={piece.missing} />
      </td>
      <td className="whitespace-nowrap">{who ? t('changedBy', { at, who }) : at}</td>
    </tr>
  );
}

/** What is written, published and archived; built-in pages are none of it. */
export async function PieceTable({ folder, pieces }: PieceTableProps) {
  const t = await getTranslations('console.publishing');
  const { section } = places[folder];
  if (pieces.length === 0) return <p className="panel">{t(`${section}.none`)}</p>;
  return (
    <WideTable
      label={t(`${section}.title`)}
      heads={columns.map((name) => t(`columns.${name}`))}
      panel
    >
      <tbody>
        {pieces.map((piece) => (
          <Row key={piece.slug} folder={folder} piece={piece} />
        ))}
      </tbody>
    </WideTable>
  );
}
