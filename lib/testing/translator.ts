import { createTranslator } from 'next-intl';
import enErrors from '@/messages/en-US/errors.json';
import enForms from '@/messages/en-US/forms.json';
import zhErrors from '@/messages/zh-CN/errors.json';
import zhForms from '@/messages/zh-CN/forms.json';

const messages = {
  'zh-CN': { errors: zhErrors, forms: zhForms },
  'en-US': { errors: enErrors, forms: enForms },
};

interface Wish {
  readonly locale: keyof typeof messages;
  readonly namespace: string;
}

/** next-intl's `getTranslations`, which needs Next's request scope, outside it; the texts are the real ones. */
export const translations = ({ locale, namespace }: Wish) =>
  Promise.resolve(
    createTranslator({
      locale,
      messages: messages[locale] as never,
      namespace: namespace as never,
    }),
  );
