import { getLocale, getTranslations } from 'next-intl/server';
import { fieldPrefixByLocale } from '@superbrowser/contract/content/entry-values';
import { type EntryIssue } from '@superbrowser/contract/content/validate-entry-texts';
import { type StaffCollectionName } from '@superbrowser/contract/content/staff-collections';
import { separators } from '@superbrowser/backend/records/fields/format-value';
import {
  entryLabels,
  type EntryFieldName,
} from '@superbrowser/backend/admin/record-types/news-and-campaigns/entry-fields';
import type { StoredEntry } from '@superbrowser/backend/admin/record-types/news-and-campaigns/entry-store';
import { type ContentLocale, contentLocales } from '@superbrowser/contract/content/content-locales';
import { reservedFieldNames } from '@superbrowser/console/lib/forms/form-fields';
import { type FormResult, createFormState } from '@superbrowser/console/lib/forms/form-results';
import { toLanguage } from '@superbrowser/console/lib/i18n/language';
import { findOperationByVerb } from '@superbrowser/backend/admin/all-operation-groups';
import { actorOf } from '@superbrowser/console/lib/operation-environment';
import type { SignedInStaff } from '@superbrowser/console/lib/session';
import { OperationFormFrame } from '@superbrowser/console/ui/operation-form-frame';
import { TextField } from '@/components/ui/fields/text-field';
import { Button } from '@/components/ui/button';
import {
  entryEditorPath,
  recordTypeNameOf,
  previewPath,
  findIssues,
  loadEntryTarget,
} from './entries';

interface IssuesListProps {
  readonly issues: readonly EntryIssue[];
  readonly missingLocales: readonly ContentLocale[];
}

/** Maximum number of issues that are shown. More would not help, because the first issues often cause the others. */
const maxIssues = 20;

/** The language of a field, and its name without the language. */
function splitFieldName(field: string): readonly [ContentLocale | undefined, EntryFieldName] {
  const locale = contentLocales.find((candidate) =>
    field.startsWith(`${fieldPrefixByLocale[candidate]}-`),
  );
  const name = locale ? field.slice(fieldPrefixByLocale[locale].length + 1) : field;
  return [locale, Object.hasOwn(entryLabels, name) ? (name as EntryFieldName) : 'slug'];
}

/** The place of an issue: `English, text, line 3`. */
async function describePlace({ field, line }: EntryIssue): Promise<string> {
  const t = await getTranslations('console.publishing');
  const [locale, name] = splitFieldName(field);
  const parts = [
    locale && t(`locales.${locale}`),
    entryLabels[name][toLanguage(await getLocale())],
    line && t('issues.line', { line }),
  ];
  return parts.filter(Boolean).join((await getLocale()) === 'zh-CN' ? '，' : ', ');
}

async function IssueItem({ issue }: { issue: EntryIssue }) {
  const t = await getTranslations('console.publishing');
  const language = toLanguage(await getLocale());
  return (
    <li>
      <a href={`#${issue.field}`} className="text-blue-700 hover:underline">
        {t('issues.at', { place: await describePlace(issue) })}
      </a>
      {issue.message[language]}
    </li>
  );
}

/** The issues that prevent publishing, each with a link to its field. */
async function IssuesList({ issues, missingLocales }: IssuesListProps) {
  const t = await getTranslations('console.publishing');
  const missingNotes = missingLocales.map((locale) => (
    <p key={locale}>{t('issues.missing', { language: t(`locales.${locale}`) })}</p>
  ));
  if (issues.length === 0)
    return (
      <>
        <p className="text-ok">{t('issues.none')}</p>
        {missingNotes}
      </>
    );
  return (
    <>
      {missingNotes}
      <h3 className="mb-2 font-bold">{t('issues.title')}</h3>
      <ul className="grid list-disc gap-1.5 pl-5">
        {issues.slice(0, maxIssues).map((issue, n) => (
          <IssueItem key={n} issue={issue} />
        ))}
      </ul>
    </>
  );
}

interface EntryActionsProps {
  readonly staffMember: SignedInStaff;
  readonly collectionName: StaffCollectionName;
  readonly entry: StoredEntry;
  readonly result: FormResult | null;
}

async function PublishPanel({ staffMember, collectionName, entry }: EntryActionsProps) {
  const t = await getTranslations('console.publishing');
  const issues = await findIssues(collectionName, entry.values);
  // At least one language is required.
  const canPublish = issues.length === 0 && entry.missingLocales.length < contentLocales.length;
  return (
    <div className="grid content-start gap-4">
      <div>
        <IssuesList issues={issues} missingLocales={entry.missingLocales} />
      </div>
      {canPublish && (
        <OperationFormFrame
          staffMember={staffMember}
          verb={`${recordTypeNameOf(collectionName)} publish`}
          returnPath={entryEditorPath(collectionName, entry.slug)}
          targets={[await loadEntryTarget(staffMember, collectionName, entry.slug)]}
        >
          <Button type="submit">{t('publish')}</Button>
        </OperationFormFrame>
      )}
    </div>
  );
}

/** Why the entry cannot be taken down now. */
async function ArchiveRefusal({
  staffMember,
  collectionName,
  entry: { slug, state },
}: EntryActionsProps) {
  const archiveOperation = findOperationByVerb(
    `${recordTypeNameOf(collectionName)} archive`,
  )?.operation;
  const reason = archiveOperation?.unavailableReason?.({ slug, state }, actorOf(staffMember));
  const language = toLanguage(await getLocale());
  return reason && archiveOperation ? (
    <p className="text-text-2">
      {archiveOperation.label[language]}
      {separators[language].colon}
      {reason[language]}
    </p>
  ) : null;
}

async function ArchiveForm({ staffMember, collectionName, entry }: EntryActionsProps) {
  const t = await getTranslations('console.publishing');
  return (
    <OperationFormFrame
      staffMember={staffMember}
      verb={`${recordTypeNameOf(collectionName)} archive`}
      returnPath={entryEditorPath(collectionName, entry.slug)}
      targets={[await loadEntryTarget(staffMember, collectionName, entry.slug)]}
    >
      <Button type="submit" variant="ghost">
        {t('archive')}
      </Button>
    </OperationFormFrame>
  );
}

const discardMessageKeys = {
  draft: 'discardDraft',
  changed: 'discardChanges',
  archived: 'discardArchived',
} as const;

async function DiscardForm({ staffMember, collectionName, entry, result }: EntryActionsProps) {
  const t = await getTranslations('console.publishing');
  const verb = `${recordTypeNameOf(collectionName)} discard`;
  const { error } = await createFormState(result, verb);
  if (entry.state === 'published') return null;
  const returnPath = entryEditorPath(collectionName, entry.slug);
  return (
    <OperationFormFrame
      staffMember={staffMember}
      verb={verb}
      returnPath={returnPath}
      targets={[await loadEntryTarget(staffMember, collectionName, entry.slug)]}
      className="grid max-w-md content-start gap-3"
    >
      <TextField
        id="discard-confirm"
        name={reservedFieldNames.retypedKey}
        label={t('discardConfirm', { slug: entry.slug })}
        hint={t('discardHint')}
        error={error(reservedFieldNames.retypedKey)}
        autoComplete="off"
        autoCapitalize="none"
        required
      />
      <Button type="submit" variant="ghost" className="justify-self-start">
        {t(discardMessageKeys[entry.state])}
      </Button>
    </OperationFormFrame>
  );
}

/** The available operations: publish, take down, or discard. */
export async function EntryActions(props: EntryActionsProps) {
  const t = await getTranslations('console.publishing');
  const { state } = props.entry;
  return (
    <section className="panel" id="actions">
      <h2 className="mb-4 text-base">{t('actions')}</h2>
      <div className="grid gap-8 lg:grid-cols-2">
        {state === 'published' ? <ArchiveForm {...props} /> : <PublishPanel {...props} />}
        <DiscardForm {...props} />
        {state === 'changed' && <ArchiveRefusal {...props} />}
      </div>
    </section>
  );
}

interface EntryPreviewsProps {
  readonly collectionName: StaffCollectionName;
  readonly entry: StoredEntry;
}

/** The last saved text as the site would show it, both languages side by side. */
export async function EntryPreviews({ collectionName, entry }: EntryPreviewsProps) {
  const t = await getTranslations('console.publishing');
  return (
    <section className="panel">
      <h2 className="mb-4 text-base">{t('preview.title')}</h2>
      <div className="grid gap-6 lg:grid-cols-2">
        {contentLocales.map((locale) => {
          const name = t('preview.frame', { language: t(`locales.${locale}`) });
          const path = previewPath(collectionName, entry.slug, locale);
          return (
            <div key={locale} className="min-w-0">
              <p className="flex flex-wrap items-baseline justify-between gap-x-4">
                <span className="font-bold">{t(`locales.${locale}`)}</span>
                <a
                  href={path}
                  target="_blank"
                  rel="noreferrer"
                  className="inline-flex min-h-11 items-center text-blue-700 hover:underline"
                >
                  {t('preview.open')}
                </a>
              </p>
              <iframe
                src={path}
                title={name}
                className="h-[720px] w-full rounded-md border border-line-2 bg-paper"
              />
            </div>
          );
        })}
      </div>
    </section>
  );
}
