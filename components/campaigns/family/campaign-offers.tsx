import { Ticket } from '@/components/ui/ticket';
import { SectionHead } from '@/components/sections/section-head';
import { Section } from '@/components/sections/section';
import { cn } from '@/components/ui/cn';
import { getOfferWords } from './offer-words';
import type { CampaignView } from './view';

/** Coupons and what each of them is for; dashed once the campaign is over. */
export async function CampaignOffers({ view: { text, offers, state } }: { view: CampaignView }) {
  const wordsOf = await getOfferWords();
  const ended = state === 'ended';
  return (
    <Section tone="ink" labelledBy="offers-title">
      <div className="wrap">
        <SectionHead id="offers-title" tone="ink" title={text.offersTitle} lead={text.offersLead} />
        <ul
          className={cn(
            'grid gap-x-14 gap-y-8',
            offers.length > 2 ? 'lg:grid-cols-3' : 'lg:grid-cols-2',
          )}
        >
          {offers.map((offer) => {
            const words = wordsOf(offer);
            return (
              <li
                key={`${offer.kind}-${offer.value}`}
                className="flex items-center gap-6 border-t border-ink-line pt-8"
              >
                <span aria-hidden="true" className="w-26 flex-none md:w-30">
                  <Ticket figure={words.figure} unit={words.unit} stub={words.stub} empty={ended} />
                </span>
                <div>
                  <h3 lang={words.foreign ? 'zh-CN' : undefined} className="text-h3 text-on-ink">
                    {words.name}
                  </h3>
                  <p className="mt-2">{words.note}</p>
                </div>
              </li>
            );
          })}
        </ul>
      </div>
    </Section>
  );
}
