import { useTranslations } from 'next-intl';
import { FaqWithContact } from '@/components/sections/faq-with-contact';
import type { QuestionAnswer } from '@/lib/seo/json-ld';
import { supportHours } from '@/lib/support-hours';

/** The questions that sellers ask before they start. */
export function HomeFaq() {
  const t = useTranslations('home.faq');
  return (
    <FaqWithContact
      title={t('title')}
      items={homeQuestions(t)}
      contact={{
        qrAlt: t('qr'),
        title: t('contact'),
        lines: [t('presale'), t('support', supportHours)],
      }}
    />
  );
}

const questionKeys = ['fees', 'ip', 'linked', 'leave', 'help'] as const;

type Translator = ReturnType<typeof useTranslations<'home.faq'>>;

function homeQuestions(t: Translator): QuestionAnswer[] {
  return questionKeys.map((key) => ({
    question: t(`items.${key}.question`),
    answer: t(`items.${key}.answer`, supportHours),
  }));
}
