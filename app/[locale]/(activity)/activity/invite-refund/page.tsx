import { InviteSection } from '@/components/activity/invite-panel/invite-section';
import { InviteHero } from '@/components/activity/invite-hero';
import { InviteRules } from '@/components/activity/invite-rules';
import { InviteSteps } from '@/components/activity/invite-steps';
import { getInviteTerms } from '@/components/activity/terms';
import { PageFaq } from '@/components/layout/page/page-faq';
import { PageShell } from '@/components/layout/page-shell';
import { pageMetadata } from '@/lib/seo/metadata';

export const generateMetadata = pageMetadata('/activity/invite-refund');

export default async function InviteRefundPage() {
  const terms = await getInviteTerms();
  return (
    <PageShell path="/activity/invite-refund">
      <InviteHero terms={terms} />
      <InviteSection />
      <InviteSteps />
      <InviteRules terms={terms} />
      <PageFaq of="inviteRefund" />
    </PageShell>
  );
}
