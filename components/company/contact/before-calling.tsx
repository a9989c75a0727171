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
        <ul className="grid gap-x-10 md:grid-cols-2 lg:grid-cols-3">
          {things.map((thing) => (
            <li key={thing} className="border-t border-ink-line py-5 lg:py-7">
              <b className="block text-h3 text-on-ink">{t(`things.${thing}.name`)}</b>
              <p className="mt-1 max-w-[28em]">{t(`things.${thing}.text`)}</p>
            </li>
          ))}
          <li className="flex items-center gap-4 self-center rounded-md bg-risk px-6 py-5 font-bold text-white max-md:mt-3">
            <Icon name="lock" size={24} className="flex-none" />
            {t('never')}
          </li>
        </ul>
      </div>
    </Section>
  );
}
