import { getTranslations } from 'next-intl/server';
import { redirect } from 'next/navigation';
import { ConsoleFrame } from '@superbrowser/console/ui/console-frame';
import { ResultNotice } from '@superbrowser/console/ui/result-notice';
import { PublishForm } from '@superbrowser/console/screens/releases/publish-form';
import { UploadSection, UploadTable } from '@superbrowser/console/screens/releases/upload-section';
import { resultParam, withResult } from '@superbrowser/console/lib/result-url';
import { takeResult } from '@superbrowser/console/lib/forms/form-results';
import { queryParam, type UrlQuery } from '@superbrowser/console/lib/url-query';
import { loadUploadsWithTokens } from '@superbrowser/console/screens/releases/load-uploads';
import { findUploadContext, publishVerb } from '@superbrowser/console/lib/uploads/upload-requests';
import { requireAccess } from '@superbrowser/console/lib/session';

interface PageProps {
  readonly searchParams: Promise<UrlQuery>;
}

export async function generateMetadata() {
  return { title: (await getTranslations('console.releases'))('publishVersion') };
}

export default async function NewReleasePage({ searchParams }: PageProps) {
  const staffMember = await requireAccess('releases publish');
  const query = await searchParams;
  const result = await takeResult(query, staffMember, publishVerb);
  // A published package is no longer on this page, so the list shows the result.
  if (result?.kind === 'done' && result.verb === publishVerb)
    redirect(withResult('/releases', queryParam(query, resultParam) ?? ''));
  const [t, uploadContext] = [await getTranslations('console.releases'), await findUploadContext()];
  const uploads = await loadUploadsWithTokens(staffMember);
  const uploadId = queryParam(query, 'upload');
  const chosenUpload = uploads.find(({ id, sha256 }) => id === uploadId && sha256 !== null) ?? null;
  return (
    <ConsoleFrame staffMember={staffMember} menuEntry="releases" returnPath="/releases/new">
      <h1 className="mb-4 text-h3">{t('publishVersion')}</h1>
      <ResultNotice result={result} staffMember={staffMember} returnPath="/releases/new" />
      {uploadContext && uploadId && !chosenUpload && <p className="panel mb-4">{t('form.gone')}</p>}
      {(chosenUpload ?? !uploadContext) && (
        <PublishForm staffMember={staffMember} upload={chosenUpload} result={result} />
      )}
      {uploadContext && (
        <UploadSection
          staffMember={staffMember}
          uploads={uploads}
          maxBytes={uploadContext.maxBytes}
        />
      )}
      <UploadTable staffMember={staffMember} uploads={uploads} />
    </ConsoleFrame>
  );
}
