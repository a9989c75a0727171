import { getLocale, getTranslations } from 'next-intl/server';
import { localePrefix, type FieldFault } from '@/lib/publishing/draft-fields';
import { fileLocales, type FileLocale } from '@/lib/publishing/kinds';
import { shortOf } from '@/console/lib/i18n/language';

interface FaultsListProps {
  readonly faults: readonly FieldFault[];
  readonly missing: readonly FileLocale[];
}

/** More of them help nobody: the first ones often bring the others about. */
const most = 20;

const names = [
  ...['slug', 'category', 'publishedOn', 'updatedOn', 'visual', 'start', 'end', 'offers'],
  ...['title', 'crumb', 'description', 'name', 'summary', 'lead', 'after', 'body'],
] as const;
type Name = Parameters<Awaited<ReturnType<typeof getTranslations<'console.publishing.fields'>>>>[0];

/** The language of a field, and its name within it. */
function partsOf(field: string): readonly [FileLocale | undefined, Name] {
  const locale = fileLocales.find((one) => field.startsWith(`${localePrefix[one]}-`));
  const name = locale ? field.slice(localePrefix[locale].length + 1) : field;
  return [locale, (names.find((one) => one === name) ?? 'slug') as Name];
}

/** Where something is wrong: `English, text, line 3`. */
async function placeOf({ field, line }: FieldFault): Promise<string> {
  const t = await getTranslations('console.publishing');
  const [locale, name] = partsOf(field);
  const parts = [
    locale && t(`locales.${locale}`),
    t(`fields.${name}`),
    line && t('faults.line', { line }),
  ];
  return parts.filter(Boolean).join((await getLocale()) === 'zh-CN' ? '，' : ', ');
}

async function Item({ fault }: { fault: FieldFault }) {
  const t = await getTranslations('console.publishing');
  const language = shortOf(await getLocale());
  return (
    <li>
      <a href={`#${fault.field}`} className="text-blue-700 hover:underline">
        {t('faults.at', { place: await placeOf(fault) })}
      </a>
      {fault.words[language]}
    </li>
  );
}

/** What is to be done before it can be published, each a way to its field. */
export async function FaultsList({ faults, missing }: FaultsListProps) {
  const t = await getTranslations('console.publishing');
  if (faults.length + missing.length === 0) return <p className="text-ok">{t('faults.none')}</p>;
  return (
    <>
      <h3 className="mb-2 font-bold">{t('faults.title')}</h3>
      <ul className="grid list-disc gap-1.5 pl-5">
        {missing.map((locale) => (
          <li key={locale} className="font-bold">
            {t('faults.missing', { language: t(`locales.${locale}`) })}
          </li>
        ))}
        {faults.slice(0, most).map((fault, n) => (
          <Item key={n} fault={fault} />
        ))}
      </ul>
    </>
  );
}
