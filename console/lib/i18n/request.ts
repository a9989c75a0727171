import { getRequestConfig } from 'next-intl/server';
import { cookies, headers } from 'next/headers';
import { languageCookie, languageOf } from './language';
import { namespaces } from './messages';

/** The messages of whoever asks. */
export default getRequestConfig(async () => {
  const chosen = (await cookies()).get(languageCookie)?.value;
  const locale = languageOf(chosen, (await headers()).get('accept-language'));
  const entries = await Promise.all(
    namespaces.map(async (name) => {
      const file = (await import(`../../messages/${locale}/${name}.json`)) as {
        default: Record<string, unknown>;
      };
      return [name, file.default] as const;
    }),
  );
  return { locale, timeZone: 'Asia/Shanghai', messages: { console: Object.fromEntries(entries) } };
});
