import type { Formats } from 'next-intl';
import { getRequestConfig } from 'next-intl/server';
import { cookies, headers } from 'next/headers';
import { languageCookie, chooseLocale, previewLanguage } from './language';
import { loadMessages } from '@/lib/i18n/messages';
import { consoleMessages } from './messages';

/** The one way a time and a day are written in the console. */
const formats: Formats = {
  dateTime: {
    instant: { dateStyle: 'medium', timeStyle: 'short' },
    day: { dateStyle: 'medium' },
  },
};

/** The messages of the reader's language; names of fields are the site's own, and a preview has all texts of the site. */
export default getRequestConfig(async () => {
  const requestHeaders = await headers();
  const chosen = (await cookies()).get(languageCookie)?.value;
  const preview = previewLanguage(requestHeaders.get('x-console-path'));
  const locale = preview ?? chooseLocale(chosen, requestHeaders.get('accept-language'));
  const { fields } = await loadMessages(locale, ['forms']);
  const ofSite = preview ? await loadMessages(locale) : { fields };
  return {
    locale,
    timeZone: 'Asia/Shanghai',
    formats,
    messages: { ...ofSite, console: await consoleMessages(locale) },
  };
});
