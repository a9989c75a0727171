import { getRequestConfig } from 'next-intl/server';
import { cookies, headers } from 'next/headers';
import { languageCookie, languageOf } from './language';
import { namespaces as siteNamespaces } from '@/lib/i18n/messages';
import { namespaces } from './messages';
import { previewLanguage } from './preview';

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

/** The messages of whoever asks; a preview has those of the site beside them. */
export default getRequestConfig(async () => {
  const asked = await headers();
  const chosen = (await cookies()).get(languageCookie)?.value;
  const preview = previewLanguage(asked.get('x-console-path'));
  const locale = preview ?? languageOf(chosen, asked.get('accept-language'));
  const own = await filesOf(namespaces, (name) => import(`../../messages/${locale}/${name}.json`));
  const ofSite = preview
    ? await filesOf(siteNamespaces, (name) => import(`../../../messages/${locale}/${name}.json`))
    : {};
  return { locale, timeZone: 'Asia/Shanghai', messages: { ...ofSite, console: own } };
});
