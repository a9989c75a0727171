import '@/app/styles/campaigns.css';
import { PageShell } from '@/components/layout/page-shell';
import { PageFaq } from '@/components/sections/page-faq';
import { pageMetadata } from '@/lib/seo/metadata';
import { getInviteTerms } from '@/lib/campaigns/invite-terms';
import { InviteHero } from './invite-hero';
import { InviteSection } from './invite-section';
import { InviteSteps } from './invite-steps';
import { InviteRules, getInvitePayoutText } from './invite-rules';

export const generateMetadata = pageMetadata('/activity/invite-refund');

export default async function InviteRefundPage() {
  const [terms, payout] = await Promise.all([getInviteTerms(), getInvitePayoutText()]);
  return (
    <PageShell path="/activity/invite-refund">
      <InviteHero terms={terms} />
      <InviteSection />
      <InviteSteps />
      <InviteRules terms={terms} />
      <PageFaq namespace="inviteRefund" values={{ payout }} />
    </PageShell>
  );
}
