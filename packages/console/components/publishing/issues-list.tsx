import { getLocale, getTranslations } from 'next-intl/server';
import { localePrefix, type DraftIssue } from '@superbrowser/contract/content/drafts';
import { contentLocales, type ContentLocale } from '@superbrowser/contract/content/kinds';
import { shortOf } from '@superbrowser/console/lib/i18n/language';

interface IssuesListProps {
  readonly issues: readonly DraftIssue[];
  readonly missing: readonly ContentLocale[];
}

/** More of them help nobody: the first ones often bring the others about. */
const most = 20;

const names = [
  ...['slug', 'category', 'publishedOn', 'updatedOn', 'visual', 'start', 'end', 'offers'],
  ...['title', 'crumb', 'description', 'name', 'summary', 'lead', 'after', 'body'],
] as const;
type Name = Parameters<Awaited<ReturnType<typeof getTranslations<'console.publishing.fields'>>>>[0];

/** The language of a field, and its name within it. */
function partsOf(field: string): readonly [ContentLocale | undefined, Name] {
  const locale = contentLocales.find((one) => field.startsWith(`${localePrefix[one]}-`));
  const name = locale ? field.slice(localePrefix[locale].length + 1) : field;
  return [locale, (names.find((one) => one === name) ?? 'slug') as Name];
}

/** Where something is wrong: `English, text, line 3`. */
async function placeOf({ field, line }: DraftIssue): Promise<string> {
  const t = await getTranslations('console.publishing');
  const [locale, name] = partsOf(field);
  const parts = [
    locale && t(`locales.${locale}`),
    t(`fields.${name}`),
    line && t('issues.line', { line }),
  ];
  return parts.filter(Boolean).join((await getLocale()) === 'zh-CN' ? '，' : ', ');
}

async function Item({ issue }: { issue: DraftIssue }) {
  const t = await getTranslations('console.publishing');
  const language = shortOf(await getLocale());
  return (
    <li>
      <a href={`#${issue.field}`} className="text-blue-700 hover:underline">
        {t('issues.at', { place: await placeOf(issue) })}
      </a>
      {issue.message[language]}
    </li>
  );
}

/** What is to be done before it can be published, each a way to its field. */
export async function IssuesList({ issues, missing }: IssuesListProps) {
  const t = await getTranslations('console.publishing');
  const only = missing.map((locale) => (
    <p key={locale}>{t('issues.missing', { language: t(`locales.${locale}`) })}</p>
  ));
  if (issues.length === 0)
    return (
      <>
        <p className="text-ok">{t('issues.none')}</p>
        {only}
      </>
    );
  return (
    <>
      {only}
      <h3 className="mb-2 font-bold">{t('issues.title')}</h3>
      <ul className="grid list-disc gap-1.5 pl-5">
        {issues.slice(0, most).map((issue, n) => (
          <Item key={n} issue={issue} />
        ))}
      </ul>
    </>
  );
}
