import type { ReactNode } from 'react';
import { Section } from '@/components/sections/section';
import { cn } from '@/components/ui/cn';
import type { SpecialSection } from '@/lib/content/types';
import { Payment } from './payment';
import { DocksList } from './docks-list';
import { Night } from './night';
import { HandoverTable } from './handover-table';
import { StepPath } from './step-path';
import { Numerals } from './numerals';

interface CampaignOwnSectionProps {
  own: SpecialSection;
  /** One for each item, in their order. */
  pictures?: readonly ReactNode[] | undefined;
}

function Body({ own, pictures = [] }: CampaignOwnSectionProps) {
  switch (own.kind) {
    case 'payment':
      return <Payment {...own} />;
    case 'docks':
      return <DocksList items={own.items} pictures={pictures} />;
    case 'night':
      return <Night items={own.items} pictures={pictures} />;
    case 'duty':
      return <HandoverTable {...own} pictures={pictures} />;
    case 'path':
      return <StepPath items={own.items} />;
    case 'numerals':
      return <Numerals items={own.items} pictures={pictures} />;
  }
}

/** Kinds whose sections are dark, because they are about the night. */
const dark: readonly SpecialSection['kind'][] = ['night', 'path'];

/** The section a campaign has for itself, in its own layout. */
export function CampaignOwnSection({ own, pictures }: CampaignOwnSectionProps) {
  const isDark = dark.includes(own.kind);
  return (
    <Section
      tone={isDark ? 'ink' : 'mist'}
      labelledBy="own-title"
      title={own.title}
      lead={own.lead}
    >
      <Body own={own} pictures={pictures} />
      <p
        className={cn(
          'mt-8 max-w-[46em] border-l-4 pl-5 md:mt-12',
          isDark ? 'offers:border-warm-500 text-on-ink' : 'border-blue-600 text-text',
        )}
      >
        {own.note}
      </p>
    </Section>
  );
}
