import { PageShell } from '@/components/layout/page-shell';
import { CoresClosing } from '@/components/product/cores/cores-closing';
import { CoresHero } from '@/components/product/cores/cores-hero';
import { FunctionGroups } from '@/components/product/cores/function-groups';
import { pageMetadata } from '@/lib/seo/metadata';

export const generateMetadata = pageMetadata('/cores');

/** "What exactly can it do, what does that look like, and where does each thing end?" */
export default function CoresPage() {
  return (
    <PageShell path="/cores">
      <CoresHero />
      <FunctionGroups />
      <CoresClosing />
    </PageShell>
  );
}
