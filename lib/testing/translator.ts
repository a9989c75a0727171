import { createTranslator } from 'next-intl';
import { errors as enErrors, fields as enFields } from '@/messages/en-US/forms.json';
import { errors as zhErrors, fields as zhFields } from '@/messages/zh-CN/forms.json';

const messages = {
  'zh-CN': { errors: zhErrors, fields: zhFields },
  'en-US': { errors: enErrors, fields: enFields },
};

interface TranslatorOptions {
  readonly locale: keyof typeof messages;
  readonly namespace: string;
}

/** Replaces next-intl's `getTranslations`, which needs Next's request scope. The texts are the real ones. */
export const getTestTranslations = ({ locale, namespace }: TranslatorOptions) =>
  Promise.resolve(
    createTranslator({
      locale,
      messages: messages[locale] as never,
      namespace: namespace as never,
    }),
  );
