import '@/app/styles/product.css';
import { PageShell } from '@/components/layout/page-shell';
import { PageFaq } from '@/components/sections/page-faq';
import { PageReadOn } from '@/components/sections/page-read-on';
import { pageMetadata } from '@/lib/seo/metadata';
import { TrialDemo, TrialMoments } from './sections';

export const generateMetadata = pageMetadata('/webtrial');

/** The page answers: can I see it before I install it? */
export default function WebTrialPage() {
  return (
    <PageShell path="/webtrial">
      <TrialDemo />
      <TrialMoments />
      <PageFaq of="webTrial" />
      <PageReadOn of="webTrial" next="/download" other="/download/contrast" />
    </PageShell>
  );
}
