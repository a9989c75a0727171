import { getTranslations } from 'next-intl/server';
import { notFound } from 'next/navigation';
import { contentLocales } from '@superbrowser/contract/content/categories';
import { ArticlePreview, CampaignPreview } from '@superbrowser/console/preview/previews';
import {
  editorRoutes,
  type ContentFolder,
  loadEntry,
  titleIn,
} from '@superbrowser/console/editor/load-entry';
import { requireAccess } from '@superbrowser/console/lib/session';

interface PageProps {
  readonly params: Promise<{
    readonly folder: string;
    readonly slug: string;
    readonly locale: string;
  }>;
}

/** Loads the preview after checking the right; both title and page use it. */
async function loadPreviewedEntry(params: PageProps['params']) {
  const { folder: folderName, slug, locale: localeName } = await params;
  const folder =
    (Object.keys(editorRoutes) as ContentFolder[]).find((name) => name === folderName) ??
    notFound();
  const locale = contentLocales.find((name) => name === localeName) ?? notFound();
  await requireAccess(`${editorRoutes[folder].recordTypeName} show`);
  const entry = (await loadEntry(folder, slug)) ?? notFound();
  return { folder, locale, entry };
}

export async function generateMetadata({ params }: PageProps) {
  const { folder, locale, entry } = await loadPreviewedEntry(params);
  return { title: titleIn(folder, entry, locale) ?? entry.slug };
}

/** One language of the last saved text, with the site's styles. */
export default async function PreviewPage({ params }: PageProps) {
  const { folder, locale, entry } = await loadPreviewedEntry(params);
  const t = await getTranslations('console.publishing.preview');
  if (entry.missing.includes(locale)) return <p className="p-6">{t('none')}</p>;
  const previewProps = { values: entry.values, locale };
  return (
    // Only links within the page work, because the other pages are on the site.
    <main className="[&_a:not([href^='#'])]:pointer-events-none">
      {folder === 'news' ? (
        <ArticlePreview {...previewProps} />
      ) : (
        <CampaignPreview {...previewProps} unfinishedMessage={t('unfinished')} />
      )}
    </main>
  );
}
