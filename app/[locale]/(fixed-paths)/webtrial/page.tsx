import '@/app/styles/product.css';
import { PageShell } from '@/components/layout/page-shell';
import { PageFaq } from '@/components/sections/page-faq';
import { ClosingPageLinks } from '@/components/sections/closing/closing-page-links';
import { pageMetadata } from '@/lib/seo/metadata';
import { TrialDemo, TrialSchedule } from './webtrial-sections';

export const generateMetadata = pageMetadata('/webtrial');

/** The page answers: can I see it before I install it? */
export default function WebTrialPage() {
  return (
    <PageShell path="/webtrial">
      <TrialDemo />
      <TrialSchedule />
      <PageFaq namespace="webTrial" />
      <ClosingPageLinks namespace="webTrial" next="/download" otherPage="/download/contrast" />
    </PageShell>
  );
}
