import '@/app/styles/partners.css';
import { PageShell } from '@/components/layout/page-shell';
import { PageFaq } from '@/components/sections/page-faq';
import { ClosingContactApply } from '@/components/sections/closing/closing-contact-apply';
import { pageMetadata } from '@/lib/seo/metadata';
import { getCompanyTerms } from '@/lib/offers/company-terms';
import { ContractSteps } from './contract-steps';
import { BenefitsAndContract } from './benefits-and-contract';
import { PartnersHero } from './partners-hero';
import { CodeLifecycle, MemberLevels, SellingPoints, PartnerFit } from './partners-sections';

export const generateMetadata = pageMetadata('/partners');

/** The page answers: if I bring you sellers, how do you know they came from me, and what do we agree on? */
export default async function PartnersPage() {
  const { commission, sampleMark } = await getCompanyTerms();
  return (
    <PageShell path="/partners">
      <PartnersHero commission={commission} sampleMark={sampleMark} />
      <SellingPoints />
      <PartnerFit />
      <CodeLifecycle />
      <MemberLevels />
      <ContractSteps />
      <BenefitsAndContract />
      <PageFaq
        namespace="partners"
        omit={commission ? [] : ['fee']}
        values={{ ...commission, sample: sampleMark }}
      />
      <ClosingContactApply namespace="partners" button="partnersOther" otherPage="/ecology" />
    </PageShell>
  );
}
