import { useLocale, useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { BrandMark } from '@/components/layout/brand-mark';
import { Avatar } from '@/components/ui/avatar';
import { StoreTile } from '@/components/mockups/store-tile';
import { Phrases } from '@/components/sections/phrases';
import { Section } from '@/components/sections/section';
import { applyPath } from '@/lib/applications/apply-path';
import { ButtonLink } from '@/components/ui/button';
import { cn } from '@/components/ui/cn';
import { shownPartnerKinds } from './ecology-hero';

/** Positions of the kinds along a road, which runs to the right, turns, and comes back; the reading order is 1 to 6. */
const partnerPositions = [
  '',
  '',
  'partners:lg:after:absolute partners:lg:after:-top-1 partners:lg:after:left-full partners:lg:after:h-[calc(100%+64px)] partners:lg:after:w-10 partners:lg:after:rounded-r-full partners:lg:after:border-4 partners:lg:after:border-l-0 partners:lg:after:border-store-uk',
  'partners:lg:col-start-3 partners:lg:row-start-2',
  'lg:col-start-2 partners:lg:row-start-2',
  'partners:lg:col-start-1 partners:lg:row-start-2',
] as const;

/** The kinds of partners, by the stage of a store they help with. */
export function PartnersWanted() {
  const t = useTranslations('ecology');
  return (
    <Section
      labelledBy="partners-wanted-title"
      className="overflow-hidden"
      title={t('partnersWanted.title')}
      lead={t('partnersWanted.lead')}
    >
      <ol className="partners:max-lg:ml-4.5 partners:lg:mr-16 partners:lg:gap-y-14 grid lg:grid-cols-3">
        {shownPartnerKinds.map((kind, index) => (
          <li
            key={kind}
            className={cn(
              'partners:max-lg:border-l-4 partners:max-lg:border-store-uk partners:max-lg:pb-9 partners:max-lg:pl-8 partners:max-lg:last:border-transparent partners:max-lg:last:pb-0 partners:lg:border-t-4 partners:lg:border-store-uk partners:lg:pr-10 relative lg:pt-9',
              partnerPositions[index],
            )}
          >
            <span
              aria-hidden="true"
              className="partners:ring-6 partners:max-lg:-top-1 partners:max-lg:-left-5 partners:lg:-top-5 partners:lg:left-0 absolute grid rounded-tile ring-paper"
            >
              <StoreTile store="uk" />
            </span>
            <p className="text-sm text-text-3">{t(`partnersWanted.kinds.${kind}.step`)}</p>
            <h3 className="mt-0.5 text-[1.5rem] leading-tight text-text md:text-[1.75rem]">
              {t(`kinds.${kind}`)}
            </h3>
            <p className="partners:max-w-[24em] mt-2.5">{t(`partnersWanted.kinds.${kind}.text`)}</p>
          </li>
        ))}
      </ol>
      <p className="mt-10 border-t border-line-2 pt-5 md:mt-14">{t('partnersWanted.other')}</p>
    </Section>
  );
}

const benefitItems = {
  seller: ['near', 'grant', 'who'],
  you: ['seen', 'right', 'contact'],
  we: ['focus', 'expert', 'same'],
} as const;

/** What sellers, partners and the product gain, in three columns. */
export function EcosystemBenefits() {
  const t = useTranslations('ecology.benefits');
  const you = useTranslations('mockups')('you');
  const marks: Record<keyof typeof benefitItems, ReactNode> = {
    seller: (['us', 'th', 'jp'] as const).map((store) => (
      <StoreTile key={store} store={store} className="partners:size-11!" />
    )),
    you: (
      <Avatar
        initial={you}
        tone="you"
        size="lg"
        className={you.length > 1 ? 'text-[1.0625rem]!' : ''}
      />
    ),
    we: <BrandMark className="size-14" />,
  };
  return (
    <Section labelledBy="ecosystem-benefits-title">
      <div className="wrap">
        <h2 id="ecosystem-benefits-title" className="text-h2 text-text">
          <Phrases text={t('title')} />
        </h2>
        <div className="partners:lg:grid-rows-[repeat(4,auto)] partners:lg:gap-x-10 mt-9 grid gap-10 md:mt-14 lg:grid-cols-3 lg:gap-y-0">
          <BenefitSide name={t('sides.seller.name')} mark={marks.seller}>
            {benefitItems.seller.map((item) => t(`sides.seller.items.${item}`))}
          </BenefitSide>
          <BenefitSide name={t('sides.you.name')} mark={marks.you}>
            {benefitItems.you.map((item) => t(`sides.you.items.${item}`))}
          </BenefitSide>
          <BenefitSide name={t('sides.we.name')} mark={marks.we}>
            {benefitItems.we.map((item) => t(`sides.we.items.${item}`))}
          </BenefitSide>
        </div>
      </div>
    </Section>
  );
}

interface BenefitSideProps {
  name: string;
  mark: ReactNode;
  children: readonly string[];
}

function BenefitSide({ name, mark, children }: BenefitSideProps) {
  return (
    <div className="partners:lg:row-span-4 lg:grid lg:grid-rows-subgrid">
      <div className="flex min-h-18 items-center justify-between gap-4 border-b-2 border-text pb-5">
        <h3 className="text-h3 text-text">{name}</h3>
        <span aria-hidden="true" className="flex gap-1.5">
          {mark}
        </span>
      </div>
      <ul className="lg:row-span-3 lg:grid lg:grid-rows-subgrid">
        {children.map((benefit) => (
          <li key={benefit} className="border-b border-line-2 py-4">
            {benefit}
          </li>
        ))}
      </ul>
    </div>
  );
}

const joinSteps = [
  {
    key: 'apply',
    look: 'bg-paper text-text-2 partners:lg:min-h-70',
    title: 'text-text',
  },
  {
    key: 'try',
    look: 'bg-blue-100 text-text-2 partners:lg:min-h-96',
    title: 'text-text',
  },
  { key: 'live', look: 'bg-blue-600 text-white partners:lg:min-h-122', title: '' },
] as const;

/** The three steps to join, drawn as stairs up to the product. */
export function JoinSteps() {
  const t = useTranslations('ecology.join');
  const locale = useLocale();
  return (
    <Section id="join" tone="mist" labelledBy="join-steps-title" className="scroll-mt-4">
      <div className="relative wrap">
        <div className="partners:lg:top-0 partners:lg:left-6 partners:lg:max-w-[620px] lg:absolute">
          <h2 id="join-steps-title" className="text-h2 text-text">
            <Phrases text={t('title')} />
          </h2>
          <p className="mt-3">{t('lead')}</p>
        </div>
        <ol className="partners:lg:mt-0 mt-8 grid gap-4 lg:grid-cols-3 lg:items-end lg:gap-0">
          {joinSteps.map(({ key, look, title }) => (
            <li
              key={key}
              className={cn(
                'partners:lg:rounded-none partners:lg:rounded-t-xl flex flex-col rounded-lg p-6 md:p-8 lg:p-9',
                look,
              )}
            >
              <h3 className={cn('text-h3', title)}>{t(`steps.${key}.name`)}</h3>
              <p className="mt-2">{t(`steps.${key}.text`)}</p>
              {key === 'live' && (
                <ButtonLink
                  size="lg"
                  variant="white"
                  href={applyPath(locale, 'ecologyOther')}
                  className="partners:sm:self-start partners:lg:mt-auto mt-7 max-sm:whitespace-normal"
                >
                  {t('apply')}
                </ButtonLink>
              )}
            </li>
          ))}
        </ol>
      </div>
    </Section>
  );
}
