import { getLocale, getTranslations } from 'next-intl/server';

/** The other language, as a form: the choice is kept, and works without scripts. */
export async function LanguageSwitch({ back }: { readonly back: string }) {
  const t = await getTranslations('console.frame');
  const other = (await getLocale()) === 'en-US' ? 'zh-CN' : 'en-US';
  return (
    <form method="post" action="/language">
      <input type="hidden" name="language" value={other} />
      <input type="hidden" name="back" value={back} />
      <button lang={other} className="min-h-11 cursor-pointer px-2 text-text-2 hover:text-blue-700">
        {t('otherLanguage')}
      </button>
    </form>
  );
}
