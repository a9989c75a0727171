import { Phrases } from '@/components/sections/phrases';
import { Section } from '@/components/sections/section';
import type { CampaignText } from '@/lib/content/types';

/** Columns for as many rules as fit beside each other; more go on in rows of four. */
const columns: Readonly<Record<number, string>> = { 3: 'lg:grid-cols-3', 5: 'lg:grid-cols-5' };

/** Terms of a campaign, each with its key word, right below its offers. */
export function CampaignRules({ text: { rulesTitle, rules } }: { text: CampaignText }) {
  return (
    <Section id="rules" labelledBy="rules-title" padded={false} className="pb-14 md:pb-26">
      <div className="wrap">
        <h2 id="rules-title" className="text-[26px] leading-snug text-text md:text-[30px]">
          <Phrases text={rulesTitle} />
        </h2>
        <dl
          className={`mt-6 grid gap-x-8 gap-y-6 sm:grid-cols-2 md:mt-8 ${columns[rules.length] ?? 'lg:grid-cols-4'}`}
        >
          {rules.map(({ title, text }) => (
            <div key={title} className="border-t-2 border-text pt-4">
              <dt className="text-[18px] font-bold text-text">{title}</dt>
              <dd className="mt-2">{text}</dd>
            </div>
          ))}
        </dl>
      </div>
    </Section>
  );
}
