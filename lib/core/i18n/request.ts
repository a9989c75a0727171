import { hasLocale } from 'next-intl';
import { getRequestConfig } from 'next-intl/server';
import * as rootParams from 'next/root-params';
import { importMessages } from './messages';
import { routing } from './routing';

/**
 * next-intl calls this for each rendering: it imports the messages of the path's language. The language is read from
 * the root parameter, which keeps pages static.
 */
export default getRequestConfig(async ({ locale: explicit }) => {
  const requestedLocale = explicit ?? (await rootParams.locale());
  const locale = hasLocale(routing.locales, requestedLocale)
    ? requestedLocale
    : routing.defaultLocale;
  return { locale, timeZone: 'Asia/Shanghai', messages: await importMessages(locale) };
});
