import { useTranslations } from 'next-intl';
import { NextPages } from '@/components/layout/page/next-pages';
import { Phrases } from '@/components/sections/phrases';
import { Section } from '@/components/sections/section';

const things = ['account', 'version', 'store', 'moment', 'picture'] as const;
const next = [
  ['chooser', '/contact/new'],
  ['promise', '/user-service'],
  ['visit', '/appointment'],
] as const;

/** A slip to fill in before the call, and where else to go. */
export function BeforeCalling() {
  const t = useTranslations('contact.before');
  const nextWords = useTranslations('contact.before.next');
  return (
    <Section tone="mist" labelledBy="before-title">
      <div className="wrap grid gap-12 lg:grid-cols-[5fr_6fr] lg:gap-20">
        <div>
          <h2 id="before-title" className="text-h2 text-text">
            <Phrases text={t('title')} />
          </h2>
          <p className="mt-4 max-w-[30em]">{t('lead')}</p>
          <p className="mt-3 max-w-[30em] font-bold text-text">{t('never')}</p>
        </div>
        <ol className="rounded-md bg-paper px-6 py-3 shadow-2 md:px-9">
          {things.map((thing, index) => (
            <li
              key={thing}
              className="grid grid-cols-[36px_1fr] items-baseline border-b border-line py-4 last:border-0"
            >
              <span className="font-num text-[22px] font-bold text-blue-600">{index + 1}</span>
              <span>
                <b className="block text-text">{t(`things.${thing}.name`)}</b>
                <span className="text-[15px]">{t(`things.${thing}.text`)}</span>
              </span>
            </li>
          ))}
        </ol>
      </div>
      <div className="wrap mt-14 md:mt-20">
        <NextPages t={nextWords} pages={next} />
      </div>
    </Section>
  );
}
