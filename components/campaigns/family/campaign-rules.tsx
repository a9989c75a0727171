import { getTranslations } from 'next-intl/server';
import { Phrases } from '@/components/sections/phrases';
import { Section } from '@/components/sections/section';
import { getOfferWords } from './offer-words';
import type { CampaignView } from './view';

/** Columns for as many rules as fit beside each other; more go on in rows of four. */
const columns: Readonly<Record<number, string>> = { 3: 'lg:grid-cols-3', 5: 'lg:grid-cols-5' };

/** Terms of a campaign, each with its key word: right below its offers, or alone with what those were. */
export function CampaignRules({ view }: { view: CampaignView }) {
  const { rulesTitle, rules } = view.text;
  const isOver = view.state === 'ended';
  return (
    <Section
      id="rules"
      labelledBy="rules-title"
      padded={isOver}
      className={isOver ? '' : 'pb-14 md:pb-26'}
    >
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
        {isOver && <PastOffers view={view} />}
      </div>
    </Section>
  );
}

/** What nobody can get any more needs no coupons: one line. */
async function PastOffers({ view }: { view: CampaignView }) {
  const [t, wordsOf] = await Promise.all([getTranslations('campaign.offers'), getOfferWords()]);
  const names = view.offers.map((offer) => wordsOf(offer).name);
  if (names.length === 0) return null;
  return <p className="mt-8 max-w-[46em] text-text-3">{t('past', { list: names.join(' · ') })}</p>;
}
