import { createTranslator } from 'next-intl';
import en from '@/messages/en-US/errors.json';
import zh from '@/messages/zh-CN/errors.json';

/** What `getTranslations({ locale, namespace: 'errors' })` gives, outside Next's request scope. */
export const translatorOf = (locale: 'zh-CN' | 'en-US') =>
  createTranslator({
    locale,
    messages: { errors: locale === 'zh-CN' ? zh : en } as never,
    namespace: 'errors' as never,
  });
