import { useTranslations } from 'next-intl';
import { DirectLines } from './direct-lines';
import { RuledNotes } from './ruled-notes';

/** What makes a message useful, and who it goes to. */
export function BesideFeedback() {
  const t = useTranslations('feedback');
  const kit = useTranslations('applications.kit');
  return (
    <aside className="lg:pt-2">
      <h2 className="mb-4 text-h3 text-text">{t('tips')}</h2>
      <RuledNotes items={[t('items.where'), t('items.expected'), t('items.shot')]} />
      <h2 className="mt-10 mb-4 text-h3 text-text">{t('handled')}</h2>
      <dl className="border-b border-line-2">
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
