import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { StoreTile } from '@/components/mockups/store-tile';
import { Phrases } from '@/components/sections/phrases';
import { Section } from '@/components/sections/section';
import { Icon, type IconName } from '@/components/ui/icon';
import { offers } from '@/lib/site';
import { Ticket } from './ticket';

/** Install, register, add a store. */
export function Steps() {
  const t = useTranslations('home.steps');
  return (
    <Section id="steps" labelledBy="steps-title">
      <div className="wrap">
        <h2 id="steps-title" className="text-h2 text-text">
          <Phrases text={t('title')} />
        </h2>
        <ol className="mt-6 grid gap-6 md:mt-14 md:grid-cols-3 md:gap-0">
          <Step number={1} title={t('install.title')} text={t('install.text')}>
            <Systems />
          </Step>
          <Step number={2} title={t('coupon.title')} text={t('coupon.text')}>
            <Ticket
              figure={t('couponFigure', { n: offers.newUserCoupon })}
              unit={t('couponUnit')}
              name={t('couponName')}
              strong
            />
            <Ticket figure={t('ipFigure')} unit={t('ipUnit')} name={t('ipName')} />
          </Step>
          <Step number={3} title={t('store.title')} text={t('store.text')}>
            {(['us', 'uk', 'jp'] as const).map((code) => (
              <StoreTile
                key={code}
                code={code}
                size="lg"
                className="max-xl:!size-12 max-xl:!text-base"
              />
            ))}
            <span className="grid size-12 place-items-center rounded-tile border-[1.5px] border-dashed border-blue-200 bg-blue-50 text-blue-600 xl:size-14">
              <Icon name="plus" size={22} />
            </span>
          </Step>
        </ol>
        <p className="mt-7 max-w-[62em] text-sm text-text-3 md:mt-10">
          {t('rule', { coupon: offers.newUserCoupon, discount: offers.defaultDiscount })}
        </p>
      </div>
    </Section>
  );
}

function Step({
  number,
  title,
  text,
  children,
}: {
  number: number;
  title: string;
  text: string;
  children: ReactNode;
}) {
  return (
    <li className="max-md:grid max-md:grid-cols-[64px_1fr] md:border-l md:border-line md:px-6 md:first:border-0 md:first:pl-0 xl:px-10">
      <span
        aria-hidden="true"
        className="-ml-1 font-num text-[80px] leading-[0.8] font-bold tracking-[-0.06em] text-blue-600 max-md:row-span-3 md:-ml-2 md:block md:text-[140px]"
      >
        {number}
      </span>
      <div
        aria-hidden="true"
        className="mb-2.5 flex gap-3 max-md:col-start-2 md:mt-7 md:mb-3 md:h-24 md:items-end"
      >
        {children}
      </div>
      <h3 className="text-h3 text-text max-md:col-start-2">{title}</h3>
      <p className="mt-1 max-md:col-start-2 max-md:text-[15px] md:mt-1.5">{text}</p>
    </li>
  );
}

const systems = [
  ['windows', 'Windows'],
  ['laptop', 'Mac'],
  ['terminal', 'Linux'],
] as const satisfies readonly (readonly [IconName, string])[];

function Systems() {
  return systems.map(([icon, name]) => (
    <span
      key={name}
      className="flex flex-1 items-center justify-center gap-1.5 rounded-[10px] bg-mist py-2 text-xs leading-normal text-text md:flex-col md:rounded-[14px] md:py-3.5"
    >
      <Icon name={icon} size={20} className="max-md:size-4" />
      {name}
    </span>
  ));
}
