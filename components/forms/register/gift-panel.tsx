import { useTranslations } from 'next-intl';
import { Phrases } from '@/components/sections/phrases';
import { Badge } from '@/components/ui/badge';
import { Icon } from '@/components/ui/icon';
import { figures, site } from '@/lib/site';
import { GiftLanes } from './gift-lanes';
import { GiftTickets } from './gift-tickets';

/** What a new account brings: coupons, what it can do, and how it is kept safe. */
export function GiftPanel() {
  const t = useTranslations('register.gift');
  const { phone } = site.company;
  const you = useTranslations('mockups')('you');
  const items = [
    t('items.isolation'),
    t('items.handover'),
    t('items.team'),
    t('items.network', { countries: figures.countries }),
  ];
  const trust = [
    t('trust.password'),
    t('trust.code'),
    ...(phone ? [t('trust.help', { phone })] : []),
  ];
  return (
    <>
      <div className="max-lg:hidden">
        <Badge tone="warm">{t('badge')}</Badge>
        <h2 className="mt-3 mb-6 text-h2 text-text">
          <Phrases text={t('title')} />
        </h2>
        <GiftTickets />
      </div>
      <h2 className="text-h3 text-text lg:mt-12">{t('more')}</h2>
      <div className="mt-5 max-w-[520px]">
        <GiftLanes you={you} label={t('lanes')} />
      </div>
      <ul className="mt-6 border-b border-line-2">
        {items.map((item) => (
          <li key={item} className="border-t border-line-2 py-3.5 text-[15px] leading-normal">
            {item}
          </li>
        ))}
      </ul>
      <ul className="mt-6 grid gap-2 text-sm text-text-3">
        {trust.map((line) => (
          <li key={line} className="flex items-start gap-2">
            <Icon name="check" size={16} className="mt-1 text-ok" />
            {line}
          </li>
        ))}
      </ul>
    </>
  );
}
