import { getTranslations } from 'next-intl/server';
import { Button } from '@/components/ui/button';
import { TextField } from '@/components/ui/fields/text-field';
import { contentLocales } from '@superbrowser/contract/content/kinds';
import { VerbForm } from '@superbrowser/console/ui/form';
import { editPath, places, type Folder } from '@superbrowser/console/lib/publishing/folders';
import type { Person } from '@superbrowser/console/lib/who/session';
import { HeadFields } from './head-fields';
import { LanguageColumn } from './language-column';
import { KeepUnsaved } from './keep-unsaved';
import type { EditorFields } from './stored-now';

interface PieceEditorProps {
  readonly person: Person;
  readonly folder: Folder;
  /** Null for a new one. */
  readonly slug: string | null;
  /** Mark of the version the form shows. */
  readonly seen: string;
  readonly fields: EditorFields;
}

const formId = 'piece';

/** Both languages side by side, and what they have in common above them. */
export async function PieceEditor({ person, folder, slug, seen, fields }: PieceEditorProps) {
  const t = await getTranslations('console.publishing');
  return (
    <section className="panel" id={formId}>
      <VerbForm
        person={person}
        verb={`${places[folder].word} save`}
        back={editPath(folder, slug ?? undefined)}
        seen={seen}
        className="grid gap-6"
      >
        <div className="grid items-start gap-4 md:grid-cols-2 xl:grid-cols-4">
          <TextField
            id="slug"
            name="slug"
            label={t('fields.slug')}
            hint={slug === null ? t('hints.slug') : undefined}
            defaultValue={slug ?? fields.value('slug')}
            error={fields.error('slug')}
            readOnly={slug !== null}
            autoCapitalize="none"
            spellCheck={false}
            required
          />
          <HeadFields folder={folder} fields={fields} />
        </div>
        <details className="text-text-2">
          <summary className="min-h-6 cursor-pointer py-2 font-bold text-blue-700">
            {t('help.title')}
          </summary>
          <p className="max-w-[60em] pt-1">
            {t(folder === 'news' ? 'help.article' : 'help.campaign')}
          </p>
        </details>
        <div className="grid gap-8 lg:grid-cols-2">
          {contentLocales.map((locale) => (
            <LanguageColumn key={locale} {...fields} folder={folder} locale={locale} />
          ))}
        </div>
        <div className="flex flex-wrap items-center gap-4">
          <Button type="submit">{t('save')}</Button>
          <p className="text-text-3">{t('saveHint')}</p>
        </div>
      </VerbForm>
      <KeepUnsaved within={formId} />
    </section>
  );
}
