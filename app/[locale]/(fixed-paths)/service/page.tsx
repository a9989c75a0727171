import '@/app/styles/service.css';
import { PageShell } from '@/components/layout/page-shell';
import { pageMetadata } from '@/lib/seo/metadata';
import { HelpTopics } from './help-topics';
import { HelpLinks } from './help-links';

export const generateMetadata = pageMetadata('/service');

/** The page answers: something does not work; can I find the answer myself, now? */
export default function ServicePage() {
  return (
    <PageShell path="/service" tone="light">
      <HelpTopics />
      <HelpLinks />
    </PageShell>
  );
}
