import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { PageShell } from '@/components/layout/page-shell';
import { ErrorScreen } from '@/components/sections/error-screen';

/** Only the languages of the site are rendered. */
export const dynamicParams = false;

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('errorBoundary');
  return { title: t('title'), robots: { index: false } };
}

/** The server sends this prerendered page, with status 500, when rendering failed. */
export default async function ServerErrorPage() {
  const t = await getTranslations('errorBoundary');
  return (
    <PageShell path="/" pageName="server-error" tone="light">
      <ErrorScreen code="500" title={t('title')} text={t('text')} homeLabel={t('home')} />
    </PageShell>
  );
}
