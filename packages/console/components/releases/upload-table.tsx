import { getLocale, getTranslations } from 'next-intl/server';
import { formatSize } from '@/lib/downloads/format';
import { VerbForm } from '@superbrowser/console/ui/form';
import { languageOf } from '@superbrowser/console/lib/i18n/language';
import type { KeyedUpload } from '@superbrowser/console/lib/releases/load';
import type { Person } from '@superbrowser/console/lib/who/session';
import { Hash } from './hash';
import { Table } from '@superbrowser/console/ui/table';
import { Instant } from '@superbrowser/console/ui/value';

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
      <p className="text-text-3 sm:min-w-40">{t('goOn')}</p>
    </>
  );
}

async function Actions({ person, upload }: { person: Person; upload: KeyedUpload }) {
  const t = await getTranslations('console.releases.open');
  const { id, file, sha256 } = upload;
  return (
    <div className="flex gap-x-4 sm:-my-2.5">
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
  );
}

/** Packages that are under way, or wait for somebody to publish them. */
export async function UploadTable({ person, uploads }: UploadTableProps) {
  const t = await getTranslations('console.releases.open');
  const language = languageOf(await getLocale(), null);
  if (uploads.length === 0) return null;
  return (
    <section className="panel mt-6">
      <h2 id="open-title" className="mb-3 text-base">
        {t('title')}
      </h2>
      <Table
        labelledBy="open-title"
        heads={columns.map((name) => (name === 'actions' ? { hidden: t(name) } : t(name)))}
        rows={uploads.map((upload) => ({
          key: upload.id,
          cells: [
            upload.file,
            formatSize(upload.size, language),
            <State key="state" upload={upload} />,
            upload.by,
            <Instant key="begun" at={upload.begun} />,
            <Actions key="actions" {...{ person, upload }} />,
          ],
        }))}
      />
      <p className="mt-3 text-text-3">{t('kept')}</p>
    </section>
  );
}
