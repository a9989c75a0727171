import { getFormatter, getLocale, getTranslations } from 'next-intl/server';
import { notFound, redirect } from 'next/navigation';
import type { EntryValues } from '@superbrowser/contract/content/entry-values';
import type { StaffCollectionName } from '@superbrowser/contract/content/staff-collections';
import { noVersion } from '@superbrowser/backend/records/record-version';
import { entryStateField } from '@superbrowser/backend/admin/record-types/news-and-campaigns';
import { entryLabels } from '@superbrowser/backend/admin/record-types/news-and-campaigns/entry-fields';
import type { StoredEntry } from '@superbrowser/backend/admin/record-types/news-and-campaigns/entry-store';
import { contentLocales } from '@superbrowser/contract/content/content-locales';
import { reservedFieldNames } from '@superbrowser/console/lib/forms/form-fields';
import { withResult, resultParam } from '@superbrowser/console/lib/result-url';
import {
  type FormResult,
  createFormState,
  takeResult,
} from '@superbrowser/console/lib/forms/form-results';
import { queryParam, type UrlQuery } from '@superbrowser/console/lib/url-query';
import { chooseLocale, toLanguage } from '@superbrowser/console/lib/i18n/language';
import { requireAccess, type SignedInStaff } from '@superbrowser/console/lib/session';
import { OperationFormFrame } from '@superbrowser/console/ui/operation-form-frame';
import { ResultNotice } from '@superbrowser/console/ui/result-notice';
import { ConsoleFrame } from '@superbrowser/console/ui/console-frame';
import { RecordValue } from '@superbrowser/console/ui/record-value';
import { UpstreamNotice } from '@superbrowser/console/ui/upstream-notice';
import { TextField } from '@/components/ui/fields/text-field';
import { Button } from '@/components/ui/button';
import { Badge } from '@/components/ui/badge';
import { SharedFields, LanguageColumn, type EditorFields } from './entry-fields';
import { UnsavedWarning } from './unsaved-warning';
import {
  entryEditorPath,
  findIssues,
  findEditorEntry,
  recordTypeNameOf,
  publicUrl,
  initialDraftValues,
  loadEntryTarget,
  titleOrFallback,
} from './entries';
import { PicturesPanel } from './pictures-panel';
import { EntryActions, EntryPreviews } from './entry-actions';

interface EntryFormProps {
  readonly staffMember: SignedInStaff;
  readonly collectionName: StaffCollectionName;
  /** Null for a new article or campaign. */
  readonly slug: string | null;
  /** The version the form shows. */
  readonly version: string;
  readonly fields: EditorFields;
}

const sectionId = 'entry';

/** The common fields above, and both languages side by side. */
async function EntryForm({ staffMember, collectionName, slug, version, fields }: EntryFormProps) {
  const t = await getTranslations('console.publishing');
  return (
    <section className="panel" id={sectionId}>
      <OperationFormFrame
        staffMember={staffMember}
        verb={`${recordTypeNameOf(collectionName)} save`}
        returnPath={entryEditorPath(collectionName, slug ?? undefined)}
        targets={slug === null ? [] : [{ key: slug, version }]}
        className="grid gap-6"
      >
        {slug === null && <input type="hidden" name={reservedFieldNames.version} value={version} />}
        <div className="grid items-start gap-4 md:grid-cols-2 xl:grid-cols-4">
          <TextField
            id="slug"
            name={slug === null ? reservedFieldNames.key : undefined}
            label={entryLabels.slug[toLanguage(await getLocale())]}
            hint={slug === null ? t('hints.slug') : undefined}
            defaultValue={slug ?? fields.value('slug')}
            error={fields.error('slug')}
            readOnly={slug !== null}
            autoCapitalize="none"
            spellCheck={false}
            required
          />
          <SharedFields collectionName={collectionName} fields={fields} />
        </div>
        <details className="text-text-2">
          <summary className="min-h-6 cursor-pointer py-2 font-bold text-blue-700">
            {t('help.title')}
          </summary>
          <p className="max-w-[60em] pt-1">
            {t(collectionName === 'news' ? 'help.article' : 'help.campaign')}
          </p>
        </details>
        <div className="grid gap-8 lg:grid-cols-2">
          {contentLocales.map((locale) => (
            <LanguageColumn
              key={locale}
              {...fields}
              collectionName={collectionName}
              locale={locale}
            />
          ))}
        </div>
        <div className="flex flex-wrap items-center gap-4">
          <Button type="submit">{t('save')}</Button>
          <p className="text-text-3">{t('saveHint')}</p>
        </div>
      </OperationFormFrame>
      <UnsavedWarning within={sectionId} />
    </section>
  );
}

interface EntryScreenProps {
  readonly collectionName: StaffCollectionName;
  readonly query: UrlQuery;
}

/** After saving, redirects a new entry to its own path; after discarding an entry, redirects to the list. */
function redirectAfterChange(
  collectionName: StaffCollectionName,
  query: UrlQuery,
  result: FormResult | null,
): void {
  const id = queryParam(query, resultParam);
  if (result?.kind !== 'done' || !result.keys?.[0] || !id) return;
  const isDiscarded = result.verb === `${recordTypeNameOf(collectionName)} discard`;
  redirect(
    withResult(
      isDiscarded
        ? `/${recordTypeNameOf(collectionName)}`
        : entryEditorPath(collectionName, result.keys[0]),
      id,
    ),
  );
}

/** The initial values of the form: refused input, or else the stored values. */
async function prepareFields(
  collectionName: StaffCollectionName,
  result: FormResult | null,
  { entry, initialValues }: { entry: StoredEntry | null; initialValues: EntryValues },
): Promise<EditorFields> {
  const verb = `${recordTypeNameOf(collectionName)} save`;
  const { value, error } = await createFormState(result, verb);
  const isRefused = result?.kind === 'refused' && result.verb === verb;
  const isStale = isRefused && result.isStale === true;
  const values = entry?.values ?? initialValues;
  return {
    // A field that was sent empty stays empty.
    value: (name) => {
      if (!isRefused) return values[name] ?? '';
      return (name === 'slug' ? result.keys?.[0] : value(name)) ?? '';
    },
    error,
    stored: isStale && entry ? { values, who: entry.changed_by, at: entry.changed_at } : null,
  };
}

async function EntryHead({
  collectionName,
  entry,
}: {
  collectionName: StaffCollectionName;
  entry: StoredEntry | null;
}) {
  const [t, format] = [await getTranslations('console.publishing'), await getFormatter()];
  const recordTypeName = recordTypeNameOf(collectionName);
  const linkStyle = 'inline-flex min-h-11 items-center text-blue-700 hover:underline';
  const url = entry && publicUrl(collectionName, entry);
  const at = entry && format.dateTime(new Date(entry.changed_at), 'instant');
  const locale = chooseLocale(await getLocale(), null);
  const title = entry && titleOrFallback(collectionName, entry, locale);
  return (
    <>
      <a href={`/${recordTypeName}`} className={linkStyle}>
        {t(`${recordTypeName}.back`)}
      </a>
      <div className="mb-4 flex flex-wrap items-center gap-x-4 gap-y-1">
        <h1 className="text-h3">
          {entry ? (title ?? t('untitled')) : t(`${recordTypeName}.newTitle`)}
        </h1>
        {entry && (
          <RecordValue field={entryStateField} value={entry.state} language={toLanguage(locale)} />
        )}
        {entry?.missingLocales.map((locale) => (
          <Badge key={locale} tone="soft">
            {t('missing', { language: t(`locales.${locale}`) })}
          </Badge>
        ))}
        {entry && at && (
          <p className="text-text-3">
            {entry.changed_by ? t('changedBy', { at, who: entry.changed_by }) : at}
          </p>
        )}
        {url && (
          <a href={url} target="_blank" rel="noreferrer" className={linkStyle}>
            {t('open')}
          </a>
        )}
        {!entry && (
          <a href={`${entryEditorPath(collectionName)}?sample=1`} className={linkStyle}>
            {t('sample')}
          </a>
        )}
      </div>
    </>
  );
}

/** The number of issues, shown above a long form because the issues themselves are below it. */
async function RemainingIssues({
  collectionName,
  entry,
}: {
  collectionName: StaffCollectionName;
  entry: StoredEntry;
}) {
  const t = await getTranslations('console.publishing');
  const { length: count } = await findIssues(collectionName, entry.values);
  return (
    <p className="mb-4">
      <a
        href="#actions"
        className="inline-flex min-h-11 items-center text-blue-700 hover:underline"
      >
        {count > 0 ? t('toDo', { count }) : t('ready')}
      </a>
    </p>
  );
}

/** The screen for writing, previewing and publishing an article or a campaign. */
export async function EntryScreen({ collectionName, query }: EntryScreenProps) {
  const recordTypeName = recordTypeNameOf(collectionName);
  const staffMember = await requireAccess(`${recordTypeName} save`);
  const result = await takeResult(query, staffMember);
  const slug = queryParam(query, 'slug');
  const entry = slug ? await findEditorEntry(collectionName, slug) : null;
  if (!entry) redirectAfterChange(collectionName, query, result);
  if (slug && !entry) notFound();
  const initialValues = initialDraftValues(collectionName, queryParam(query, 'sample') === '1');
  const fields = await prepareFields(collectionName, result, { entry, initialValues });
  const returnPath = entryEditorPath(collectionName, slug);
  // For a new entry, a colleague may have used its slug meanwhile.
  const entryWithSameSlug = entry
    ? null
    : await findEditorEntry(collectionName, fields.value('slug'));
  return (
    <ConsoleFrame staffMember={staffMember} menuEntry={recordTypeName} returnPath={returnPath}>
      <EntryHead collectionName={collectionName} entry={entry} />
      <UpstreamNotice />
      <ResultNotice result={result} staffMember={staffMember} returnPath={returnPath} />
      {entry && entry.state !== 'published' && (
        <RemainingIssues collectionName={collectionName} entry={entry} />
      )}
      <div className="grid gap-6">
        <EntryForm
          staffMember={staffMember}
          collectionName={collectionName}
          slug={entry?.slug ?? null}
          version={
            entry
              ? (await loadEntryTarget(staffMember, collectionName, entry.slug)).version
              : noVersion
          }
          fields={
            entryWithSameSlug
              ? {
                  ...fields,
                  stored: {
                    values: entryWithSameSlug.values,
                    who: entryWithSameSlug.changed_by,
                    at: entryWithSameSlug.changed_at,
                  },
                }
              : fields
          }
        />
        {collectionName === 'news' && <PicturesPanel staffMember={staffMember} />}
        {entry && (
          <>
            <EntryActions
              staffMember={staffMember}
              collectionName={collectionName}
              entry={entry}
              result={result}
            />
            <EntryPreviews collectionName={collectionName} entry={entry} />
          </>
        )}
      </div>
    </ConsoleFrame>
  );
}
