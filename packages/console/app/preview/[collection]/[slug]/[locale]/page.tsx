import { getTranslations } from 'next-intl/server';
import { notFound } from 'next/navigation';
import { contentLocales } from '@superbrowser/contract/content/content-locales';
import { staffCollectionNames } from '@superbrowser/contract/content/staff-collections';
import { ArticlePreview, CampaignPreview } from '@superbrowser/console/screens/preview/previews';
import {
  recordTypeNameOf,
  findEditorEntry,
  titleIn,
} from '@superbrowser/console/screens/editor/entries';
import { requireAccess } from '@superbrowser/console/lib/session';

interface PageProps {
  readonly params: Promise<{
    readonly collection: string;
    readonly slug: string;
    readonly locale: string;
  }>;
}

/** Loads the preview after checking the right; both title and page use it. */
async function loadPreviewedEntry(params: PageProps['params']) {
  const { collection: requestedName, slug, locale: localeName } = await params;
  const collectionName = staffCollectionNames.find((name) => name === requestedName) ?? notFound();
  const locale = contentLocales.find((name) => name === localeName) ?? notFound();
  await requireAccess(`${recordTypeNameOf(collectionName)} show`);
  const entry = (await findEditorEntry(collectionName, slug)) ?? notFound();
  return { collectionName, locale, entry };
}

export async function generateMetadata({ params }: PageProps) {
  const { collectionName, locale, entry } = await loadPreviewedEntry(params);
  return { title: titleIn(collectionName, entry, locale) ?? entry.slug };
}

/** The last saved text in one language, with the site's styles. */
export default async function PreviewPage({ params }: PageProps) {
  const { collectionName, locale, entry } = await loadPreviewedEntry(params);
  const t = await getTranslations('console.publishing.preview');
  if (entry.missingLocales.includes(locale)) return <p className="p-6">{t('none')}</p>;
  const previewProps = { values: entry.values, locale };
  return (
    // Only links within the page work, because the other pages are on the site.
    <main className="[&_a:not([href^='#'])]:pointer-events-none">
      {collectionName === 'news' ? (
        <ArticlePreview {...previewProps} />
      ) : (
        <CampaignPreview {...previewProps} unfinishedMessage={t('unfinished')} />
      )}
    </main>
  );
}
