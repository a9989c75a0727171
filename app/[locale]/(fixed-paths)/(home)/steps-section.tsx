import { useLocale, useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { StoreTile } from '@/components/mockups/store-tile';
import { Phrases } from '@/components/sections/phrases';
import { Section } from '@/components/sections/section';
import { ButtonLink } from '@/components/ui/button';
import { cn } from '@/components/ui/cn';
import { Icon, type IconName } from '@/components/ui/icon';
import { pagePath } from '@/lib/core/i18n/paths';
import { downloadHref } from '@/lib/releases/release-package';
import { officialOffers } from '@/lib/offers/official-offers';
import { site } from '@/lib/site';

/** The end of the page: what it takes to open the first store, and two ways to begin. */
export function StepsSection() {
  const t = useTranslations('home.steps');
  const locale = useLocale();
  return (
    <Section id="steps" labelledBy="steps-title">
      <div className="wrap">
        <h2 id="steps-title" className="text-h2 text-text">
          <Phrases text={t('title')} />
        </h2>
        <ol className="mt-6 grid gap-6 md:mt-10 lg:grid-cols-3 lg:gap-0">
          <Step number={1} title={t('install.title')} text={t('install.text')}>
            <SystemNames />
          </Step>
          <Step
            number={2}
            title={t('coupon.title')}
            text={t('coupon.text', { coupon: officialOffers.newUserCoupon })}
          >
            <CouponTicket
              amountText={t('couponFigure', { n: officialOffers.newUserCoupon })}
              unit={t('couponUnit')}
              name={t('couponName')}
              isStrong
            />
            <CouponTicket amountText={t('ipFigure')} unit={t('ipUnit')} name={t('ipName')} />
          </Step>
          <Step number={3} title={t('store.title')} text={t('store.text')}>
            {(['us', 'uk', 'jp'] as const).map((store) => (
              <StoreTile
                key={store}
                store={store}
                size="lg"
                className="home:max-xl:!size-12 home:max-xl:!text-base"
              />
            ))}
            <span className="home:border-blue-200 home:xl:size-14 grid size-12 place-items-center rounded-tile border-[1.5px] border-dashed bg-blue-50 text-blue-600">
              <Icon name="plus" size={22} />
            </span>
          </Step>
        </ol>
        <div className="mt-8 flex flex-wrap items-center gap-x-8 gap-y-5 md:mt-10">
          <div className="flex flex-wrap gap-3 max-sm:w-full max-sm:flex-col">
            <ButtonLink
              size="lg"
              href={downloadHref('auto')}
              data-track="download"
              icon={<Icon name="download" />}
            >
              {t('download', { name: site.name[locale] })}
            </ButtonLink>
            <ButtonLink size="lg" variant="outline" href={pagePath(locale, '/register')}>
              {t('register')}
            </ButtonLink>
          </div>
          <p className="max-w-[44em] flex-1 basis-72 text-sm text-text-3">
            {t('rule', { coupon: officialOffers.newUserCoupon })}
          </p>
        </div>
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
    <li className="home:max-lg:grid-cols-[64px_1fr_auto] home:max-lg:items-center home:lg:border-line max-lg:grid lg:border-l lg:px-6 lg:first:border-0 lg:first:pl-0 xl:px-10">
      <span
        aria-hidden="true"
        className="home:-ml-1 home:text-[5rem] home:tracking-[-0.06em] home:lg:text-[4rem] font-num leading-[0.8] font-bold text-blue-600 max-lg:row-span-2 lg:block"
      >
        {number}
      </span>
      <div
        aria-hidden="true"
        className="home:max-lg:col-start-3 home:max-lg:row-start-1 home:lg:mt-5 home:lg:mb-4 home:lg:h-24 flex max-w-[380px] gap-3 max-lg:row-span-2 max-md:hidden lg:items-end"
      >
        {children}
      </div>
      <h3 className="home:max-lg:col-start-2 home:max-lg:self-end text-h3 text-text">{title}</h3>
      <p className="home:max-lg:col-start-2 home:max-lg:text-[0.9375rem] home:lg:mt-1.5 mt-1 max-lg:self-start">
        {text}
      </p>
    </li>
  );
}

const systemIcons = [
  ['windows', 'Windows'],
  ['apple', 'Mac'],
  ['linux', 'Linux'],
] as const satisfies readonly (readonly [IconName, string])[];

function SystemNames() {
  return systemIcons.map(([icon, name]) => (
    <span
      key={name}
      className="home:lg:rounded-[14px] flex flex-1 items-center justify-center gap-1.5 rounded-[10px] bg-mist px-2.5 py-2 text-xs leading-normal text-text lg:flex-col lg:py-3.5"
    >
      <Icon name={icon} size={20} className="home:max-lg:size-4" />
      {name}
    </span>
  ));
}

interface CouponTicketProps {
  amountText: string;
  unit: string;
  name: string;
  isStrong?: boolean;
}

const notchStyles =
  'before:absolute home:before:right-[26%] home:before:-top-[7px] home:before:-mr-[7px] home:before:size-3.5 home:before:rounded-full home:before:bg-paper after:absolute home:after:right-[26%] home:after:-bottom-[7px] home:after:-mr-[7px] home:after:size-3.5 home:after:rounded-full home:after:bg-paper';

/** A coupon with its perforation. */
function CouponTicket({ amountText, unit, name, isStrong = false }: CouponTicketProps) {
  return (
    <span
      className={cn(
        'home:h-[70px] home:lg:h-[88px] relative block flex-1 rounded-[14px] px-3 py-2 text-sm leading-[1.2] whitespace-nowrap lg:px-4 lg:py-3.5',
        notchStyles,
        isStrong ? 'bg-warm-500 text-on-warm' : 'bg-warm-100 text-warm-text',
      )}
    >
      <b className="home:lg:text-[2.125rem] mb-1.5 block font-num text-[1.875rem] leading-none">
        {amountText}
        {unit && <span className="ml-0.5 text-[0.9375rem]">{unit}</span>}
      </b>
      {name}
    </span>
  );
}
