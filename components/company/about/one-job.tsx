import { useTranslations } from 'next-intl';
import { Phrases } from '@/components/sections/phrases';
import { Section } from '@/components/sections/section';

const parts = ['separate', 'lend', 'watch', 'connect'] as const;

/** The product as one job in four verbs, set like a sentence. */
export function OneJob() {
  const t = useTranslations('about.job');
  return (
    <Section labelledBy="job-title">
      <div className="wrap">
        <h2 id="job-title" className="max-w-[22em] text-h2 text-text">
          <Phrases text={t('title')} />
        </h2>
        <ol className="mt-10 grid gap-x-16 md:mt-16 md:grid-cols-2">
          {parts.map((part) => (
            <li
              key={part}
              className="grid gap-x-5 gap-y-3 border-t border-line-2 py-7 md:grid-cols-[132px_1fr]"
            >
              <b className="text-[28px] leading-none text-blue-600 md:text-[40px]">
                {t(`parts.${part}.verb`)}
              </b>
              <p className="text-text">{t(`parts.${part}.text`)}</p>
            </li>
          ))}
        </ol>
      </div>
    </Section>
  );
}
