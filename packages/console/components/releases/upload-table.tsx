import { getFormatter, getLocale, getTranslations } from 'next-intl/server';
import { formatSize } from '@/lib/downloads/format';
import { VerbForm } from '@superbrowser/console/components/forms/verb-form';
import { languageOf } from '@superbrowser/console/lib/i18n/language';
import type { KeyedUpload } from '@superbrowser/console/lib/releases/load';
import type { Person } from '@superbrowser/console/lib/who/session';
import { Hash } from './hash';
import { WideTable } from '@superbrowser/console/components/list/wide-table';

interface UploadTableProps {
  readonly person: Person;
  readonly uploads: readonly KeyedUpload[];
}

const columns = ['file', 'size', 'state', 'by', 'begun', 'actions'] as const;
const actionStyle =
  'inline-flex min-h-11 cursor-pointer items-center font-bold whitespace-nowrap text-blue-700 hover:underline';

async function State({ upload }: { readonly upload: KeyedUpload }) {
  const t = await getTranslations('console.releases.open');
  const { sha256, received, size } = upload;
  if (sha256)
    return (
      <>
        <p>{t('whole')}</p>
        <Hash value={sha256} />
      </>
    );
  return (
    <>
      <p>{t('part', { percent: Math.floor((100 * received) / size) })}</p>
      <p className="min-w-40 text-text-3">{t('goOn')}</p>
    </>
  );
}

async function Row({ person, upload }: { person: Person; upload: KeyedUpload }) {
  const [t, format] = [await getTranslations('console.releases.open'), await getFormatter()];
  const { id, file, size, sha256, by, begun } = upload;
  return (
    <tr>
      <th scope="row" className="min-w-60 wrap-anywhere">
        {file}
      </th>
      <td className="whitespace-nowrap tabular-nums">
        {formatSize(size, languageOf(await getLocale(), null))}
      </td>
      <td>
        <State upload={upload} />
      </td>
      <td>{by}</td>
      <td className="whitespace-nowrap">
        {format.dateTime(new Date(begun), { dateStyle: 'medium', timeStyle: 'short' })}
      </td>
      <td>
        <div className="-my-2.5 flex gap-x-4">
          {sha256 && (
            <a
              href={`/releases/new?upload=${id}#publish`}
              aria-label={`${t('publish')}: ${file}`}
              className={actionStyle}
            >
              {t('publish')}
            </a>
          )}
          <VerbForm person={person} verb="release discard" back="/releases/new">
            <input type="hidden" name="id" value={id} />
            <button aria-label={`${t('discard')}: ${file}`} className={actionStyle}>
              {t('discard')}
            </button>
          </VerbForm>
        </div>
      </td>
    </tr>
  );
}

/** Packages that are under way, or wait for somebody to publish them. */
export async function UploadTable({ person, uploads }: UploadTableProps) {
  const t = await getTranslations('console.releases.open');
  if (uploads.length === 0) return null;
  return (
    <div className="mt-6">
      <h2 id="open-title" className="mb-3 text-base">
        {t('title')}
      </h2>
      <WideTable labelledBy="open-title" heads={columns.map((name) => t(name))} panel>
        <tbody>
          {uploads.map((upload) => (
            <Row key={upload.id} person={person} upload={upload} />
          ))}
        </tbody>
      </WideTable>
      <p className="mt-2 text-text-3">{t('kept')}</p>
    </div>
  );
}
