import { getLocale, getTranslations } from 'next-intl/server';
import { packageExtensions } from '@superbrowser/backend/uploads/file-beginnings';
import { createFormToken } from '@superbrowser/console/lib/forms/form-token';
import { beginAction } from '@superbrowser/console/lib/uploads/upload-requests';
import { OperationFormFrame } from '@superbrowser/console/ui/operation-form-frame';
import { chooseLocale, toLanguage } from '@superbrowser/console/lib/i18n/language';
import type { SignedInStaff } from '@superbrowser/console/lib/session';
import { Table } from '@superbrowser/console/ui/table';
import { Instant } from '@superbrowser/console/ui/formatted-values';
import { formatSize } from '@/lib/core/i18n/file-size';
import { pickMessages } from '@/lib/core/i18n/pick-messages';
import { ExpandableHash } from './expandable-hash';
import type { UploadWithToken } from './load-uploads';
import { UploadPanel } from './upload-panel';

interface UploadSectionProps {
  readonly staffMember: SignedInStaff;
  readonly uploads: readonly UploadWithToken[];
  /** Bytes of the largest package. */
  readonly maxBytes: number;
}

/** The control for uploading a package. Without scripts, an alternative is shown. */
export async function UploadSection({ staffMember, uploads, maxBytes }: UploadSectionProps) {
  const [t, translator] = [
    await getTranslations('console.releases.upload'),
    await getTranslations(),
  ];
  const locale = chooseLocale(await getLocale(), null);
  const unfinishedUploads = uploads
    .filter(({ sha256 }) => sha256 === null)
    .map(({ id, token, file, size }) => ({ id, token, file, size }));
  return (
    <section className="panel" aria-labelledby="upload-title">
      <h2 id="upload-title" className="text-base">
        {t('title')}
      </h2>
      <noscript>
        <p className="mt-3">{t('needs')}</p>
      </noscript>
      <UploadPanel
        messages={pickMessages(translator, 'console.releases.upload')}
        language={toLanguage(locale)}
        token={await createFormToken(beginAction, staffMember)}
        unfinishedUploads={unfinishedUploads}
        accept={packageExtensions.map((extension) => `.${extension}`).join(',')}
        hint={t('hint', { most: formatSize(maxBytes, locale) ?? '' })}
      />
    </section>
  );
}

interface UploadTableProps {
  readonly staffMember: SignedInStaff;
  readonly uploads: readonly UploadWithToken[];
}

const uploadColumns = ['file', 'size', 'state', 'by', 'begun', 'actions'] as const;
const actionStyle =
  'inline-flex min-h-11 cursor-pointer items-center font-bold whitespace-nowrap text-blue-700 hover:underline';

async function UploadStateCell({ upload }: { readonly upload: UploadWithToken }) {
  const t = await getTranslations('console.releases.unpublished');
  const { sha256, received, size } = upload;
  if (sha256)
    return (
      <>
        <p>{t('whole')}</p>
        <ExpandableHash value={sha256} />
      </>
    );
  return (
    <>
      <p>{t('part', { percent: Math.floor((100 * received) / size) })}</p>
      <p className="text-text-3 sm:min-w-40">{t('goOn')}</p>
    </>
  );
}

async function UploadRowActions({
  staffMember,
  upload,
}: {
  staffMember: SignedInStaff;
  upload: UploadWithToken;
}) {
  const t = await getTranslations('console.releases.unpublished');
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
      <OperationFormFrame
        staffMember={staffMember}
        verb="uploads discard"
        returnPath="/releases/new"
        targets={[{ key: id }]}
      >
        <button aria-label={`${t('discard')}: ${file}`} className={actionStyle}>
          {t('discard')}
        </button>
      </OperationFormFrame>
    </div>
  );
}

/** Packages that are being uploaded, or that wait to be published. */
export async function UploadTable({ staffMember, uploads }: UploadTableProps) {
  const t = await getTranslations('console.releases.unpublished');
  const locale = chooseLocale(await getLocale(), null);
  if (uploads.length === 0) return null;
  return (
    <section className="panel mt-6">
      <h2 id="open-title" className="mb-3 text-base">
        {t('title')}
      </h2>
      <Table
        labelledBy="open-title"
        heads={uploadColumns.map((name) => (name === 'actions' ? { hidden: t(name) } : t(name)))}
        rows={uploads.map((upload) => ({
          key: upload.id,
          cells: [
            upload.file,
            formatSize(upload.size, locale),
            <UploadStateCell key="state" upload={upload} />,
            upload.by,
            <Instant key="begun" at={upload.begun} />,
            <UploadRowActions key="actions" staffMember={staffMember} upload={upload} />,
          ],
        }))}
      />
      <p className="mt-3 text-text-3">{t('kept')}</p>
    </section>
  );
}
