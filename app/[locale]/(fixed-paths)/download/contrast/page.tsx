import '@/app/styles/download.css';
import { getLocale } from 'next-intl/server';
import { PageShell } from '@/components/layout/page-shell';
import { PageFaq } from '@/components/sections/page-faq';
import { pageMetadata } from '@/lib/seo/metadata';
import { CompareHero } from './compare-hero';
import { CompareTable } from './compare-table';
import { EditionAdvice } from './edition-advice';

export const generateMetadata = pageMetadata('/download/contrast');

export default async function ContrastPage() {
  const locale = await getLocale();
  return (
    <PageShell path="/download/contrast">
      <CompareHero locale={locale} />
      <CompareTable />
      <EditionAdvice locale={locale} />
      <PageFaq namespace="contrast" />
    </PageShell>
  );
}
