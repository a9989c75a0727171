import { useTranslations } from 'next-intl';
import { Phrases } from '@/components/sections/phrases';
import { Section } from '@/components/sections/section';
import { Icon, type IconName } from '@/components/ui/icon';
import { PageTextLink } from '@/components/sections/page-text-link';
import { officialOffers } from '@/lib/offers/official-offers';
import { supportHours } from '@/lib/support-hours';

const costColumns = [
  {
    title: 'free.title',
    icon: 'check',
    items: ['free.desktopApp', 'free.account', 'free.help', 'free.advice'],
  },
  { title: 'paid.title', icon: 'plus', items: ['paid.plan', 'paid.ip', 'paid.support'] },
  { title: 'quote.title', icon: 'chat', items: ['quote.desktopApp'] },
] as const satisfies readonly { title: string; icon: IconName; items: readonly string[] }[];

/**
 * What is free, what is paid, and, where the page has no table of prices, who names the price; then what newcomers get.
 */
export function FreeAndPaid({ hasPrices }: { hasPrices: boolean }) {
  const t = useTranslations('userService.freeAndPaid');
  const shownColumns = hasPrices
    ? costColumns.filter(({ title }) => title !== 'quote.title')
    : costColumns;
  return (
    <Section labelledBy="free-and-paid-title">
      <div className="wrap">
        <h2 id="free-and-paid-title" className="text-h2 text-text">
          <Phrases text={t('title')} />
        </h2>
        <div className="mt-8 grid gap-x-12 gap-y-8 md:mt-14 lg:auto-cols-fr lg:grid-flow-col">
          {shownColumns.map(({ title, icon, items }) => (
            <div key={title}>
              <h3 className="border-b-2 border-text pb-3 text-h3 text-text">{t(title)}</h3>
              <ul>
                {items.map((item) => (
                  <li key={item} className="flex gap-3 border-b border-line-2 py-4 text-text">
                    <Icon name={icon} size={20} className="mt-1 text-blue-600" />
                    {t(item, supportHours)}
                  </li>
                ))}
              </ul>
            </div>
          ))}
        </div>
        <p className="mt-10 max-w-[46em] text-text">
          {t('newcomers', { coupon: officialOffers.newUserCoupon })}
        </p>
        <PageTextLink path="/promotions">{t('offers')}</PageTextLink>
      </div>
    </Section>
  );
}

const billingRules = ['prepaid', 'deduction', 'refund', 'tax'] as const;
const paymentMethods = ['card', 'alipay', 'wechat'] as const;

/** The rules of billing, drawn as a receipt. */
export function BillingRules() {
  const t = useTranslations('userService.billingRules');
  return (
    <Section tone="ink" labelledBy="billing-rules-title" id="fees">
      <div className="wrap grid items-center gap-12 lg:grid-cols-[5fr_6fr] lg:gap-20">
        <div>
          <h2 id="billing-rules-title" className="text-h2 text-on-ink">
            <Phrases text={t('title')} />
          </h2>
          <p className="mt-4 max-w-[30em]">{t('lead')}</p>
          <h3 className="mt-10 text-h3 text-on-ink">{t('pay')}</h3>
          <ul className="mt-3 flex flex-wrap gap-3">
            {paymentMethods.map((method) => (
              <li
                key={method}
                className="inline-flex min-h-11 items-center gap-2 rounded-md bg-white/10 px-4 font-bold text-on-ink"
              >
                <Icon name="check" size={16} className="text-ok-bright" />
                {t(`ways.${method}`)}
              </li>
            ))}
          </ul>
        </div>
        <div className="rounded-t-md bg-paper px-6 pt-6 pb-9 text-text-2 [mask:conic-gradient(from_-45deg_at_bottom,transparent,black_1deg_89deg,transparent_90deg)_50%/20px_100%] md:px-11 md:pt-8 md:pb-10">
          <p className="border-b-2 border-text pb-4 text-h3 font-bold text-text">{t('slip')}</p>
          <dl>
            {billingRules.map((rule) => (
              <div key={rule} className="border-b border-dashed border-line-2 py-4">
                <dt className="text-[1.125rem] font-bold text-text">{t(`lines.${rule}.name`)}</dt>
                <dd className="mt-1 text-[0.9375rem]">{t(`lines.${rule}.text`)}</dd>
              </div>
            ))}
          </dl>
        </div>
      </div>
    </Section>
  );
}

const supportedTasks = ['install', 'stores', 'members', 'network', 'account', 'hand'] as const;
const excludedTasks = ['platform', 'operate', 'password', 'result'] as const;

/** What support does, and what it does not do. */
export function SupportScope() {
  const t = useTranslations('userService.scope');
  return (
    <Section tone="mist" labelledBy="support-scope-title">
      <div className="wrap">
        <h2 id="support-scope-title" className="text-h2 text-text">
          <Phrases text={t('title')} />
        </h2>
        <div className="mt-8 grid gap-12 md:mt-14 lg:grid-cols-[7fr_4fr] lg:gap-20">
          <div>
            <h3 className="border-b-2 border-text pb-3 text-h3 text-text">{t('inside')}</h3>
            <ul className="md:columns-2 md:gap-x-12">
              {supportedTasks.map((item) => (
                <li
                  key={item}
                  className="flex break-inside-avoid gap-3 border-b border-line-2 py-4 text-text"
                >
                  <Icon name="check" size={20} className="mt-1 text-blue-600" />
                  {t(`items.${item}`)}
                </li>
              ))}
            </ul>
          </div>
          <div>
            <h3 className="border-b-2 border-line-2 pb-3 text-h3 text-text">{t('outside')}</h3>
            <ul>
              {excludedTasks.map((item) => (
                <li key={item} className="flex gap-3 border-b border-line-2 py-4">
                  <Icon name="minus" size={20} className="mt-1 text-text-3" />
                  {t(`items.${item}`)}
                </li>
              ))}
            </ul>
            <PageTextLink path="/service" className="mt-3">
              {t('self')}
            </PageTextLink>
            <br />
            <PageTextLink path="/cancel-account">{t('cancel')}</PageTextLink>
          </div>
        </div>
      </div>
    </Section>
  );
}
