import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { BrandMark } from '@/components/layout/header/brand-mark';
import { Person } from '@/components/mockups/person';
import { StoreTile } from '@/components/mockups/store-tile';
import { Phrases } from '@/components/sections/phrases';
import { Section } from '@/components/sections/section';

const sides = {
  seller: ['near', 'grant', 'who'],
  you: ['seen', 'right', 'contact'],
  we: ['focus', 'expert', 'same'],
} as const;

/** Stores, the visitor and the product side by side: what each one has from it. */
export function ThreeSides() {
  const t = useTranslations('ecology.benefits');
  const you = useTranslations('mockups')('you');
  const marks: Record<keyof typeof sides, ReactNode> = {
    seller: (['us', 'th', 'jp'] as const).map((code) => (
      <StoreTile key={code} code={code} className="size-11!" />
    )),
    you: (
      <Person initial={you} tone="you" size="lg" className={you.length > 1 ? 'text-[17px]!' : ''} />
    ),
    we: <BrandMark className="size-14" />,
  };
  return (
    <Section labelledBy="benefits-title">
      <div className="wrap">
        <h2 id="benefits-title" className="text-h2 text-text">
          <Phrases text={t('title')} />
        </h2>
        <div className="mt-9 grid gap-10 md:mt-14 lg:grid-cols-3 lg:grid-rows-[repeat(4,auto)] lg:gap-x-10 lg:gap-y-0">
          <Side name={t('sides.seller.name')} mark={marks.seller}>
            {sides.seller.map((item) => t(`sides.seller.items.${item}`))}
          </Side>
          <Side name={t('sides.you.name')} mark={marks.you}>
            {sides.you.map((item) => t(`sides.you.items.${item}`))}
          </Side>
          <Side name={t('sides.we.name')} mark={marks.we}>
            {sides.we.map((item) => t(`sides.we.items.${item}`))}
          </Side>
        </div>
      </div>
    </Section>
  );
}

interface SideProps {
  name: string;
  mark: ReactNode;
  children: readonly string[];
}

function Side({ name, mark, children }: SideProps) {
  return (
    <div className="lg:row-span-4 lg:grid lg:grid-rows-subgrid">
      <div className="flex min-h-18 items-center justify-between gap-4 border-b-2 border-text pb-5">
        <h3 className="text-h3 text-text">{name}</h3>
        <span aria-hidden="true" className="flex gap-1.5">
          {mark}
        </span>
      </div>
      <ul className="lg:row-span-3 lg:grid lg:grid-rows-subgrid">
        {children.map((line) => (
          <li key={line} className="border-b border-line-2 py-4">
            {line}
          </li>
        ))}
      </ul>
    </div>
  );
}
