import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { PageShell } from '@/components/layout/page-shell';
import { ErrorScreen } from '@/components/sections/error-screen';

/** Only the languages of the site are rendered. */
export const dynamicParams = false;

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('errorPages.notFound');
  return { title: t('title'), robots: { index: false } };
}

/** Served, with status 404, for the path of a page that does not exist (lib/page-routing/page-decision.ts). */
export default async function NotFoundPage() {
  const t = await getTranslations('errorPages.notFound');
  return (
    <PageShell path="/" pageName="not-found" tone="light">
      <ErrorScreen code="404" title={t('title')} text={t('text')} homeLabel={t('home')} />
    </PageShell>
  );
}
