import { getTranslations } from 'next-intl/server';
import { ConsoleFrame } from '@superbrowser/console/ui/console-frame';
import { ResultNotice } from '@superbrowser/console/ui/result-notice';
import { PicturesPanel, picturesPath } from '@superbrowser/console/screens/editor/pictures-panel';
import type { UrlQuery } from '@superbrowser/console/lib/url-query';
import { takeResult } from '@superbrowser/console/lib/forms/form-results';
import { requireAccess } from '@superbrowser/console/lib/session';

interface PageProps {
  readonly searchParams: Promise<UrlQuery>;
}

export async function generateMetadata() {
  return { title: (await getTranslations('console.publishing'))('pictures.title') };
}

/** Uploads pictures for articles, and shows the line of Markdown for each picture. */
export default async function PicturesPage({ searchParams }: PageProps) {
  const staffMember = await requireAccess('pictures add');
  const result = await takeResult(await searchParams, staffMember);
  const t = await getTranslations('console.publishing');
  return (
    <ConsoleFrame staffMember={staffMember} menuEntry="news" returnPath={picturesPath}>
      <h1 className="mb-4 text-h3">{t('pictures.title')}</h1>
      {result?.kind === 'refused' && (
        <ResultNotice result={result} staffMember={staffMember} returnPath={picturesPath} />
      )}
      <PicturesPanel staffMember={staffMember} result={result} />
    </ConsoleFrame>
  );
}
