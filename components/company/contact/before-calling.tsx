import { useTranslations } from 'next-intl';
import { Section } from '@/components/sections/section';
import { SectionHead } from '@/components/sections/section-head';
import { Icon } from '@/components/ui/icon';

const things = ['account', 'version', 'store', 'moment', 'picture'] as const;

/** What to have at hand before the call, and what to give to nobody. */
export function BeforeCalling() {
  const t = useTranslations('contact.before');
  return (
    <Section tone="ink" labelledBy="before-title" padded={false} className="py-12 md:py-22">
      <div className="wrap">
        <SectionHead id="before-title" title={t('title')} lead={t('lead')} tone="ink" />
        <ul className="grid gap-x-10 md:grid-cols-6">
          {things.map((thing) => (
            <li
              key={thing}
              className="border-t border-ink-line py-5 md:col-span-2 md:nth-[n+4]:col-span-3 lg:py-7"
            >
              <b className="block text-h3 text-on-ink">{t(`things.${thing}.name`)}</b>
              <p className="mt-1 max-w-[28em]">{t(`things.${thing}.text`)}</p>
            </li>
          ))}
        </ul>
        <p className="mt-4 flex items-start gap-3 rounded-md bg-risk px-5 py-4 font-bold text-white">
          <Icon name="lock" size={20} className="mt-1 flex-none" />
          {t('never')}
        </p>
      </div>
    </Section>
  );
}
