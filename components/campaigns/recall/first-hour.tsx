import { getTranslations } from 'next-intl/server';
import { Section } from '@/components/sections/section';

const keys = ['client', 'signIn', 'check', 'staff'] as const;

/** The first hour back, step by step. */
export async function FirstHour() {
  const t = await getTranslations('recall.hour');
  return (
    <Section tone="mist" labelledBy="hour-title">
      <div className="wrap grid gap-8 lg:grid-cols-[4fr_8fr] lg:gap-16">
        <div>
          <h2 id="hour-title" className="text-h2 text-text">
            {t('title')}
          </h2>
          <p className="mt-4">{t('lead')}</p>
        </div>
        <ol className="grid gap-6 sm:grid-cols-2">
          {keys.map((key, index) => (
            <li key={key} className="rounded-lg bg-paper p-6">
              <span
                aria-hidden="true"
                className="font-num text-[40px] leading-none font-bold text-blue-600"
              >
                {index + 1}
              </span>
              <h3 className="mt-3 text-h3 text-text">{t(`${key}.title`)}</h3>
              <p className="mt-2">{t(`${key}.text`)}</p>
            </li>
          ))}
        </ol>
      </div>
    </Section>
  );
}
