import { getLocale } from 'next-intl/server';
import { ChooseThis } from '@/components/downloads/contrast/choose-this';
import { ContrastHero } from '@/components/downloads/contrast/contrast-hero';
import { ContrastTable } from '@/components/downloads/contrast/contrast-table';
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
