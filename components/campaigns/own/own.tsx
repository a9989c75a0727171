import { Section } from '@/components/sections/section';
import { SectionHead } from '@/components/sections/section-head';
import { TextTable } from '@/components/editorial/text-table';
import type { OwnSection } from '@/lib/content/campaigns/types';
import { DocksList } from './docks-list';
import { Night } from './night';
import { Numerals } from './numerals';
import { Path } from './path';
import { Payment } from './payment';

function Body({ own }: { own: OwnSection }) {
  switch (own.kind) {
    case 'payment':
      return <Payment {...own} />;
    case 'docks':
      return <DocksList items={own.items} />;
    case 'night':
      return <Night items={own.items} />;
    case 'duty':
      return <TextTable caption={own.caption} head={own.columns} rows={own.rows} />;
    case 'path':
      return <Path items={own.items} />;
    case 'numerals':
      return <Numerals items={own.items} />;
  }
}

/** The section only one campaign has, in a composition of its own. */
export function Own({ own }: { own: OwnSection }) {
  return (
    <Section tone="mist" labelledBy="own-title">
      <div className="wrap">
        <SectionHead id="own-title" title={own.title} lead={own.lead} />
        <Body own={own} />
        <p className="mt-8 max-w-[46em] border-l-4 border-blue-600 pl-5 text-text md:mt-12">
          {own.note}
        </p>
      </div>
    </Section>
  );
}
