import { useTranslations } from 'next-intl';
import { Phrases } from '@/components/sections/phrases';
import { Section } from '@/components/sections/section';
import { Icon, type IconName } from '@/components/ui/icon';
import { TextLink } from '@/components/ui/text-link';
import { offers, supportHours } from '@/lib/site';

const columns = [
  {
    title: 'free.title',
    icon: 'check',
    items: ['free.client', 'free.account', 'free.help', 'free.advice'],
  },
  { title: 'paid.title', icon: 'plus', items: ['paid.plan', 'paid.ip', 'paid.support'] },
  { title: 'quote.title', icon: 'chat', items: ['quote.client', 'quote.support'] },
] as const satisfies readonly { title: string; icon: IconName; items: readonly string[] }[];

/** What is free, what is paid, and who names the price; then what newcomers get. */
export function FreeAndPaid() {
  const t = useTranslations('userService.items');
  return (
    <Section labelledBy="items-title">
      <div className="wrap">
        <h2 id="items-title" className="text-h2 text-text">
          <Phrases text={t('title')} />
        </h2>
        <div className="mt-8 grid gap-x-12 gap-y-10 md:mt-14 lg:grid-cols-3">
          {columns.map(({ title, icon, items }) => (
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
          {t('newcomers', { coupon: offers.newUserCoupon })}
        </p>
        <TextLink page="/promotions">{t('offers')}</TextLink>
      </div>
    </Section>
  );
}
