import { useLocale, useTranslations } from 'next-intl';
import { Section } from '@/components/sections/section';
import { SectionHead } from '@/components/sections/section-head';
import { Icon } from '@/components/ui/icon';
import { responsePromise, supportHours } from '@/lib/site';

const ways = [
  { way: 'phone', icon: 'call' },
  { way: 'wechat', icon: 'chat' },
  { way: 'form', icon: 'doc' },
  { way: 'mail', icon: 'mail' },
] as const;

/** The four ways beside each other: how soon it answers, what it is good for, and what stays of it. */
export function SpeedMatrix() {
  const t = useTranslations('contactNew.matrix');
  const promise = responsePromise[useLocale()];
  return (
    <Section tone="mist" labelledBy="matrix-title">
      <div className="wrap">
        <SectionHead id="matrix-title" title={t('title')} lead={t('lead')} />
        <ul className="grid gap-x-10 gap-y-8 sm:grid-cols-2 lg:grid-cols-4">
          {ways.map(({ way, icon }) => (
            <li key={way} className="border-t-2 border-text pt-5">
              <h3 className="flex items-center gap-2.5 text-h3 text-text">
                <Icon name={icon} size={24} className="text-blue-600" />
                {t(`ways.${way}`)}
              </h3>
              <p className="mt-3 text-[18px] leading-snug font-bold text-blue-700">
                {t(`cells.${way}.answer`, { promise, ...supportHours })}
              </p>
              <p className="mt-3 text-text">{t(`cells.${way}.good`)}</p>
              <p className="mt-1 text-[15px] text-text-3">{t(`cells.${way}.record`)}</p>
            </li>
          ))}
        </ul>
      </div>
    </Section>
  );
}
