import type { ReactNode } from 'react';
import { Section } from '@/components/sections/section';
import { SectionHead } from '@/components/sections/section-head';
import { cn } from '@/components/ui/cn';
import type { OwnSection } from '@/lib/content/types';
import { DocksList } from './docks-list';
import { Duty } from './duty';
import { Night } from './night';
import { Numerals } from './numerals';
import { Path } from './path';
import { Payment } from './payment';

export interface OwnProps {
  own: OwnSection;
  /** One for each item, in their order. */
  pictures?: readonly ReactNode[] | undefined;
}

function Body({ own, pictures = [] }: OwnProps) {
  switch (own.kind) {
    case 'payment':
      return <Payment {...own} />;
    case 'docks':
      return <DocksList items={own.items} pictures={pictures} />;
    case 'night':
      return <Night items={own.items} pictures={pictures} />;
    case 'duty':
      return <Duty {...own} pictures={pictures} />;
    case 'path':
      return <Path items={own.items} />;
    case 'numerals':
      return <Numerals items={own.items} pictures={pictures} />;
  }
}

/** Those that take place at night. */
const dark: readonly OwnSection['kind'][] = ['night', 'path'];

/** The section only one campaign has, in a composition of its own. */
export function Own({ own, pictures }: OwnProps) {
  const isDark = dark.includes(own.kind);
  return (
    <Section tone={isDark ? 'ink' : 'mist'} labelledBy="own-title">
      <div className="wrap">
        <SectionHead
          id="own-title"
          tone={isDark ? 'ink' : 'light'}
          title={own.title}
          lead={own.lead}
        />
        <Body own={own} pictures={pictures} />
        <p
          className={cn(
            'mt-8 max-w-[46em] border-l-4 pl-5 md:mt-12',
            isDark ? 'border-warm-500 text-on-ink' : 'border-blue-600 text-text',
          )}
        >
          {own.note}
        </p>
      </div>
    </Section>
  );
}
