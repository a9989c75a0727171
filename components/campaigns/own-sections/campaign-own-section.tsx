import type { ReactNode } from 'react';
import { Section } from '@/components/sections/section';
import { cn } from '@/components/ui/cn';
import type { OwnSection } from '@/lib/campaigns/campaign-types';
import { PaymentTerms } from './payment-terms';
import { AppConnections } from './app-connections';
import { ShiftPanels } from './shift-panels';
import { HandoverTable } from './handover-table';
import { StepPath } from './step-path';
import { LargeNumbers } from './large-numbers';

interface CampaignOwnSectionProps {
  section: OwnSection;
  /** One picture for each item of the section, in the order of the items. */
  pictures?: readonly ReactNode[] | undefined;
}

/** The kinds are stored in texts of staff, so they keep their first names. */
function SectionBody({ section, pictures = [] }: CampaignOwnSectionProps) {
  switch (section.kind) {
    case 'payment':
      return <PaymentTerms {...section} />;
    case 'docks':
      return <AppConnections items={section.items} pictures={pictures} />;
    case 'night':
      return <ShiftPanels items={section.items} pictures={pictures} />;
    case 'duty':
      return <HandoverTable {...section} pictures={pictures} />;
    case 'path':
      return <StepPath items={section.items} />;
    case 'numerals':
      return <LargeNumbers items={section.items} pictures={pictures} />;
  }
}

/** Kinds whose sections are dark, because they are about the night. */
const darkKinds: readonly OwnSection['kind'][] = ['night', 'path'];

/** The section (“## own” in its text) that only this campaign has. */
export function CampaignOwnSection({ section, pictures }: CampaignOwnSectionProps) {
  const isDark = darkKinds.includes(section.kind);
  return (
    <Section
      tone={isDark ? 'ink' : 'mist'}
      labelledBy="campaign-own-title"
      title={section.title}
      lead={section.lead}
    >
      <SectionBody section={section} pictures={pictures} />
      <p
        className={cn(
          'mt-8 max-w-[46em] border-l-4 pl-5 md:mt-12',
          isDark ? 'campaigns:border-warm-500 text-on-ink' : 'border-blue-600 text-text',
        )}
      >
        {section.note}
      </p>
    </Section>
  );
}
