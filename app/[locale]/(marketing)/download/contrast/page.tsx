import { getLocale } from 'next-intl/server';
import { ContrastHero } from '@/components/downloads/contrast-hero';
import { ChooseThis, ContrastTable } from '@/components/downloads/contrast-table';
import { PageFaq } from '@/components/layout/page/page-faq';
import { PageShell } from '@/components/layout/page-shell';
import { pageMetadata } from '@/lib/seo/metadata';

export const generateMetadata = pageMetadata('/download/contrast');

export default async function ContrastPage() {
  const locale = await getLocale();
  return (
    <PageShell path="/download/contrast">
      <ContrastHero locale={locale} />
      <ContrastTable />
      <ChooseThis locale={locale} />
      <PageFaq of="contrast" />
    </PageShell>
  );
}
