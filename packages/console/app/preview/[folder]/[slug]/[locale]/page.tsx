import { getTranslations } from 'next-intl/server';
import { notFound } from 'next/navigation';
import { contentLocales } from '@superbrowser/contract/content/categories';
import { ArticlePreview, CampaignPreview } from '@superbrowser/console/preview/previews';
import { editorRoutes, type Folder, loadEntry, titleIn } from '@superbrowser/console/editor/load';
import { requireAccess } from '@superbrowser/console/lib/session';

interface PageProps {
  readonly params: Promise<{
    readonly folder: string;
    readonly slug: string;
    readonly locale: string;
  }>;
}

/** What a person who may see it looks at: title and page load it by no other way. */
async function loadFromAddress(params: PageProps['params']) {
  const { folder: given, slug, locale: language } = await params;
  const folder = (Object.keys(editorRoutes) as Folder[]).find((one) => one === given) ?? notFound();
  const locale = contentLocales.find((one) => one === language) ?? notFound();
  await requireAccess(`${editorRoutes[folder].word} show`);
  const entry = (await loadEntry(folder, slug)) ?? notFound();
  return { folder, locale, entry };
}

export async function generateMetadata({ params }: PageProps) {
  const { folder, locale, entry } = await loadFromAddress(params);
  return { title: titleIn(folder, entry, locale) ?? entry.slug };
}

/** One language of what was saved last, in its own language and the site's own styles. */
export default async function Preview({ params }: PageProps) {
  const { folder, locale, entry } = await loadFromAddress(params);
  const t = await getTranslations('console.publishing.preview');
  if (entry.missing.includes(locale)) return <p className="p-6">{t('none')}</p>;
  const shown = { values: entry.values, locale };
  return (
    // Only its contents lead somewhere: the other pages are the site's.
    <main className="[&_a:not([href^='#'])]:pointer-events-none">
      {folder === 'news' ? (
        <ArticlePreview {...shown} />
      ) : (
        <CampaignPreview {...shown} unfinished={t('unfinished')} />
      )}
    </main>
  );
}
