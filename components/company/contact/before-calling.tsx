import { useTranslations } from 'next-intl';
import { NextPages } from '@/components/layout/page/next-pages';
import { Phrases } from '@/components/sections/phrases';
import { Section } from '@/components/sections/section';
import { Icon } from '@/components/ui/icon';

const things = ['account', 'version', 'store', 'moment', 'picture'] as const;
const next = [
  ['chooser', '/contact/new'],
  ['promise', '/user-service'],
  ['visit', '/appointment'],
] as const;

/** What to have at hand before the call, what to give to nobody, and where else to go. */
export function BeforeCalling() {
  const t = useTranslations('contact.before');
  const nextWords = useTranslations('contact.before.next');
  return (
    <Section tone="mist" labelledBy="before-title">
      <div className="wrap grid gap-x-16 gap-y-6 lg:grid-cols-[3fr_9fr]">
        <div>
          <h2 id="before-title" className="text-h3 text-text">
            <Phrases text={t('title')} />
          </h2>
          <p className="mt-3 text-[15px]">{t('lead')}</p>
        </div>
        <ul className="grid gap-x-12 md:grid-cols-2">
          {things.map((thing) => (
            <li key={thing} className="border-b border-line-2 py-3.5 text-[15px]">
              <b className="block text-base text-text">{t(`things.${thing}.name`)}</b>
              {t(`things.${thing}.text`)}
            </li>
          ))}
          <li className="flex gap-3 border-b border-line-2 py-3.5 font-bold text-risk">
            <Icon name="lock" size={20} className="mt-0.5 flex-none" />
            {t('never')}
          </li>
        </ul>
      </div>
      <div className="wrap mt-14 md:mt-20">
        <NextPages t={nextWords} pages={next} />
      </div>
    </Section>
  );
}
