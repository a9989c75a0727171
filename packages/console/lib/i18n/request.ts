import type { Formats } from 'next-intl';
import { getRequestConfig } from 'next-intl/server';
import { cookies, headers } from 'next/headers';
import { importMessages } from '@/lib/core/i18n/messages';
import { languageCookie, chooseLocale, previewLocale } from './language';
import { loadConsoleMessages } from './messages';

/** The console's format of times and days. */
const consoleFormats: Formats = {
  dateTime: {
    instant: { dateStyle: 'medium', timeStyle: 'short' },
    day: { dateStyle: 'medium' },
  },
};

/** Messages in the reader's language, with the site's field names; a preview has all texts of the site. */
export default getRequestConfig(async () => {
  const requestHeaders = await headers();
  const cookieValue = (await cookies()).get(languageCookie)?.value;
  const localeOfPreview = previewLocale(requestHeaders.get('x-console-path'));
  const locale =
    localeOfPreview ?? chooseLocale(cookieValue, requestHeaders.get('accept-language'));
  const { fields } = await importMessages(locale, ['forms']);
  const siteMessages = localeOfPreview ? await importMessages(locale) : { fields };
  return {
    locale,
    timeZone: 'Asia/Shanghai',
    formats: consoleFormats,
    messages: { ...siteMessages, console: await loadConsoleMessages(locale) },
  };
});
