import type { useTranslations } from 'next-intl';
import type { QuestionAnswer } from '@/lib/seo/json-ld';
import { supportHours } from '@/lib/site';

const keys = ['fees', 'ip', 'linked', 'leave', 'help'] as const;

type Translator = ReturnType<typeof useTranslations<'home.faq'>>;

/** Questions of the home page, for the list and for the structured data. */
export function homeFaq(t: Translator): QuestionAnswer[] {
  return keys.map((key) => ({
    question: t(`items.${key}.question`),
    answer: t(`items.${key}.answer`, supportHours),
  }));
}
