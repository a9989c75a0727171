import type { Formats } from 'next-intl';
import { getRequestConfig } from 'next-intl/server';
import { cookies, headers } from 'next/headers';
import { languageCookie, languageOf } from './language';
import { loadMessages } from '@/lib/i18n/messages';
import { namespaces } from './messages';
import { previewLanguage } from './preview';

/** The one way a time and a day are written in the console. */
const formats: Formats = {
  dateTime: {
    instant: { dateStyle: 'medium', timeStyle: 'short' },
    day: { dateStyle: 'medium' },
  },
};

async function filesOf(
  names: readonly string[],
  load: (name: string) => Promise<unknown>,
): Promise<Record<string, unknown>> {
  const entries = names.map(async (name) => {
    const file = (await load(name)) as { readonly default: Record<string, unknown> };
    return [name, file.default] as const;
  });
  return Object.fromEntries(await Promise.all(entries));
}

/** The messages of the reader's language; names of fields are the site's own, and a preview has all texts of the site. */
export default getRequestConfig(async () => {
  const asked = await headers();
  const chosen = (await cookies()).get(languageCookie)?.value;
  const preview = previewLanguage(asked.get('x-console-path'));
  const locale = preview ?? languageOf(chosen, asked.get('accept-language'));
  const own = await filesOf(namespaces, (name) => import(`../../messages/${locale}/${name}.json`));
  const { fields } = await loadMessages(locale, ['forms']);
  const ofSite = preview ? await loadMessages(locale) : { fields };
  return { locale, timeZone: 'Asia/Shanghai', formats, messages: { ...ofSite, console: own } };
});
