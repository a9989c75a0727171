import { getTranslations } from 'next-intl/server';
import { localeField } from '@superbrowser/contract/content/drafts';
import type { ContentLocale } from '@superbrowser/contract/content/kinds';
import type { Folder } from '@superbrowser/console/lib/publishing/folders';
import { WrittenField } from './written-field';
import type { EditorFields } from './stored-now';

interface LanguageColumnProps extends EditorFields {
  readonly folder: Folder;
  readonly locale: ContentLocale;
}

/** Fields of a language and the lines each of them shows. */
const rows = {
  news: { title: 1, crumb: 1, description: 3, lead: 3, body: 24 },
  activity: { name: 1, summary: 1, title: 1, lead: 3, after: 3, body: 24 },
} as const satisfies Record<Folder, Record<string, number>>;

type Name = keyof (typeof rows)['news'] | keyof (typeof rows)['activity'];

/** Only what a label alone does not say. */
const hinted: Readonly<Record<Folder, readonly Name[]>> = {
  news: ['description', 'lead'],
  activity: ['title', 'lead', 'after'],
};

/** Everything that is written in one language. */
export async function LanguageColumn(props: LanguageColumnProps) {
  const { folder, locale, value, error, stored } = props;
  const t = await getTranslations('console.publishing');
  const language = t(`locales.${locale}`);
  const hint = (name: Name) =>
    name === 'title' || name === 'description' || name === 'lead' || name === 'after'
      ? t(folder === 'news' && name === 'lead' ? 'hints.articleLead' : `hints.${name}`)
      : undefined;
  return (
    <fieldset className="grid min-w-0 content-start gap-4">
      <legend className="mb-3 text-base font-bold">{language}</legend>
      {(Object.entries(rows[folder]) as [Name, number][]).map(([part, lines]) => {
        const name = localeField(locale, part);
        return (
          <WrittenField
            key={name}
            name={name}
            label={t(`fields.${part}`)}
            hint={hinted[folder].includes(part) ? hint(part) : undefined}
            rows={lines}
            value={value(name)}
            error={error(name)}
            lang={locale}
            stored={stored}
          />
        );
      })}
    </fieldset>
  );
}
