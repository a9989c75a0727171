import { Phrases } from '@/components/sections/phrases';
import { Section } from '@/components/sections/section';
import type { CampaignText } from '@/lib/content/campaigns/types';

/** Terms of a campaign, each with its key word. */
export function CampaignRules({ text }: { text: CampaignText }) {
  return (
    <Section id="rules" labelledBy="rules-title">
      <div className="wrap grid gap-8 lg:grid-cols-[4fr_8fr] lg:gap-16">
        <h2 id="rules-title" className="text-h2 text-text">
          <Phrases text={text.rulesTitle} />
        </h2>
        <dl className="border-b border-line-2">
          {text.rules.map(({ title, text: rule }) => (
            <div
              key={title}
              className="grid gap-x-8 gap-y-1 border-t border-line-2 py-5 md:grid-cols-[9em_1fr]"
            >
              <dt className="font-bold text-text">{title}</dt>
              <dd>{rule}</dd>
            </div>
          ))}
        </dl>
      </div>
    </Section>
  );
}
