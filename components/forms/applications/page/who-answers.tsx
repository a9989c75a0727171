import { useTranslations } from 'next-intl';
import { DirectLines } from './direct-lines';

/** Which of us deals with what people tell us, and who can be reached without the form. */
export function WhoAnswers() {
  const t = useTranslations('feedback');
  const kit = useTranslations('applications.kit');
  return (
    <aside className="mt-12 md:mt-16">
      <h2 className="mb-5 text-h3 text-text">{t('handled')}</h2>
      <dl className="grid gap-x-12 md:grid-cols-2">
        {(['bug', 'wish', 'account', 'complaint'] as const).map((key) => (
          <div
            key={key}
            className="gap-x-6 border-t border-line-2 py-3.5 sm:grid sm:grid-cols-[7em_1fr]"
          >
            <dt className="font-bold text-text">{t(`who.${key}.title`)}</dt>
            <dd className="text-[15px] leading-relaxed">{t(`who.${key}.text`)}</dd>
          </div>
        ))}
      </dl>
      <h2 className="mt-10 text-[17px] text-text">{kit('direct')}</h2>
      <DirectLines />
    </aside>
  );
}
