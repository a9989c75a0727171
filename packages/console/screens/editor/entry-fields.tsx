/** The fields of the editor's form: common fields, and fields of each language. */
import { getFormatter, getLocale, getTranslations } from 'next-intl/server';
import type { ComponentProps, ReactNode } from 'react';
import { entryLabels } from '@superbrowser/backend/admin/record-types/news-and-campaigns/entry-fields';
import { type EntryValues, localizedFieldName } from '@superbrowser/contract/content/entry-values';
import { type StaffCollectionName } from '@superbrowser/contract/content/staff-collections';
import { newsCategories } from '@superbrowser/contract/content/categories';
import type { ContentLocale } from '@superbrowser/contract/content/content-locales';
import {
  campaignVisuals,
  buttonLabelOfferKinds,
  offerKinds,
} from '@superbrowser/contract/content/schemas';
import { removeBeijingZone } from '@superbrowser/shared/beijing-time';
import { toLanguage } from '@superbrowser/console/lib/i18n/language';
import { Checkbox } from '@/components/ui/fields/checkbox';
import { SelectField } from '@/components/ui/fields/select-field';
import { TextAreaField } from '@/components/ui/fields/text-area-field';
import { TextField } from '@/components/ui/fields/text-field';

interface StoredValues {
  readonly values: EntryValues;
  readonly who: string | null;
  readonly at: string;
}

/** Initial values and issues of the fields. */
export interface EditorFields {
  readonly value: (name: string) => string;
  readonly error: (name: string) => string | undefined;
  /** The values that a colleague stored meanwhile; null where nothing was stored. */
  readonly stored: StoredValues | null;
}

interface StoredValueNoteProps {
  readonly name: string;
  /** The value that the form shows. */
  readonly value: string;
  readonly stored: StoredValues | null;
}

/** The value a colleague stored in a field, where it differs from the form. */
async function StoredValueNote({ name, value, stored }: StoredValueNoteProps) {
  if (!stored) return null;
  const storedValue = stored.values[name] ?? '';
  if (storedValue.trim() === value.trim()) return null;
  const [t, format] = [await getTranslations('console.publishing'), await getFormatter()];
  const at = format.dateTime(new Date(stored.at), 'instant');
  return (
    <div className="mt-2 rounded-md bg-warm-100 px-3 py-2 text-xs">
      <p className="font-bold text-warm-text">
        {t('storedNow', { who: stored.who ?? t('commandLine'), at })}
      </p>
      <p className="mt-1 max-h-64 overflow-y-auto wrap-anywhere whitespace-pre-wrap" tabIndex={0}>
        {storedValue || t('empty')}
      </p>
    </div>
  );
}

type SharedFieldName =
  'category' | 'publishedOn' | 'updatedOn' | 'visual' | 'start' | 'end' | 'offers';

/** A field, next to the value a colleague stored meanwhile. */
function WithStoredValue({
  name,
  fields: { value, stored },
  children,
}: {
  name: SharedFieldName;
  fields: EditorFields;
  children: ReactNode;
}) {
  return (
    <div>
      {children}
      <StoredValueNote name={name} value={value(name)} stored={stored} />
    </div>
  );
}

async function ChoiceField({
  name,
  fields,
  options,
}: {
  name: SharedFieldName;
  fields: EditorFields;
  options: ComponentProps<typeof SelectField>['options'];
}) {
  return (
    <WithStoredValue name={name} fields={fields}>
      <SelectField
        id={name}
        name={name}
        label={entryLabels[name][toLanguage(await getLocale())]}
        defaultValue={fields.value(name)}
        error={fields.error(name)}
        options={options}
      />
    </WithStoredValue>
  );
}

async function DateField({ name, fields }: { name: SharedFieldName; fields: EditorFields }) {
  const t = await getTranslations('console.publishing');
  const isDay = name === 'publishedOn' || name === 'updatedOn';
  return (
    <WithStoredValue name={name} fields={fields}>
      <TextField
        id={name}
        name={name}
        type={isDay ? 'date' : 'datetime-local'}
        step={isDay ? undefined : 1}
        label={entryLabels[name][toLanguage(await getLocale())]}
        optionalLabel={name === 'updatedOn' ? t('optional') : undefined}
        hint={name === 'updatedOn' ? t('hints.updatedOn') : undefined}
        defaultValue={isDay ? fields.value(name) : removeBeijingZone(fields.value(name))}
        error={fields.error(name)}
      />
    </WithStoredValue>
  );
}

async function OffersField({ fields }: { fields: EditorFields }) {
  const t = await getTranslations('console.publishing');
  const chosenKinds = fields.value('offers').split(/[,，、\s]+/);
  const error = fields.error('offers');
  // Offers that only explain the sign-up button's amount are shown only where a text has them already.
  const kinds = offerKinds.filter(
    (kind) =>
      chosenKinds.includes(kind) ||
      !buttonLabelOfferKinds.some((buttonKind) => buttonKind === kind),
  );
  return (
    <fieldset className="md:col-span-2 xl:col-span-4" aria-describedby="offers-error">
      <legend className="text-[0.9375rem] font-bold">
        {entryLabels.offers[toLanguage(await getLocale())]}
      </legend>
      <div className="flex flex-wrap gap-x-6">
        {kinds.map((kind) => (
          <Checkbox
            key={kind}
            id={`offer-${kind}`}
            name="offers[]"
            value={kind}
            defaultChecked={chosenKinds.includes(kind)}
          >
            {t(`offers.${kind}`)}
          </Checkbox>
        ))}
      </div>
      <p id="offers-error" className="text-sm text-risk">
        {error}
      </p>
      <WithStoredValue name="offers" fields={fields}>
        {null}
      </WithStoredValue>
    </fieldset>
  );
}

/** The fields common to both languages. */
export async function SharedFields({
  collectionName,
  fields,
}: {
  collectionName: StaffCollectionName;
  fields: EditorFields;
}) {
  const t = await getTranslations('console.publishing');
  if (collectionName === 'news')
    return (
      <>
        <ChoiceField
          name="category"
          fields={fields}
          options={newsCategories.map((value) => ({ value, label: t(`categories.${value}`) }))}
        />
        <DateField name="publishedOn" fields={fields} />
        <DateField name="updatedOn" fields={fields} />
      </>
    );
  return (
    <>
      <ChoiceField
        name="visual"
        fields={fields}
        options={campaignVisuals.map((value) => ({ value, label: t(`visuals.${value}`) }))}
      />
      <DateField name="start" fields={fields} />
      <DateField name="end" fields={fields} />
      <OffersField fields={fields} />
    </>
  );
}

interface LocalizedField {
  readonly name: 'title' | 'crumb' | 'description' | 'name' | 'summary' | 'lead' | 'after' | 'body';
  /** Visible lines; 1 is a single-line field. */
  readonly rows: number;
  /** A hint, where the label is not enough. */
  readonly hint?: Parameters<
    Awaited<ReturnType<typeof getTranslations<'console.publishing.hints'>>>
  >[0];
}

/** The fields of each language. */
const localizedFields: Readonly<Record<StaffCollectionName, readonly LocalizedField[]>> = {
  news: [
    { name: 'title', rows: 1, hint: 'articleTitle' },
    { name: 'crumb', rows: 1, hint: 'crumb' },
    { name: 'description', rows: 3, hint: 'description' },
    { name: 'lead', rows: 3, hint: 'articleLead' },
    { name: 'body', rows: 24 },
  ],
  staffCampaigns: [
    { name: 'name', rows: 1, hint: 'name' },
    { name: 'summary', rows: 1, hint: 'summary' },
    { name: 'title', rows: 1, hint: 'title' },
    { name: 'lead', rows: 3, hint: 'lead' },
    { name: 'after', rows: 3, hint: 'after' },
    { name: 'body', rows: 24 },
  ],
};

interface LanguageColumnProps extends EditorFields {
  readonly collectionName: StaffCollectionName;
  readonly locale: ContentLocale;
}

/** All fields of one language, next to the values a colleague stored meanwhile. */
export async function LanguageColumn(props: LanguageColumnProps) {
  const { collectionName, locale, value, error, stored } = props;
  const t = await getTranslations('console.publishing');
  const language = toLanguage(await getLocale());
  return (
    <fieldset className="grid min-w-0 content-start gap-4">
      <legend className="mb-3 text-base font-bold">{t(`locales.${locale}`)}</legend>
      {localizedFields[collectionName].map(({ name: draftField, rows, hint }) => {
        const name = localizedFieldName(locale, draftField);
        const field = {
          id: name,
          name,
          label: entryLabels[draftField][language],
          hint: hint && t(`hints.${hint}`),
          defaultValue: value(name),
          error: error(name),
          lang: locale,
        };
        return (
          <div key={name}>
            {rows === 1 ? (
              <TextField {...field} />
            ) : (
              <TextAreaField {...field} rows={rows} spellCheck={rows < 10} />
            )}
            <StoredValueNote name={name} value={value(name)} stored={stored} />
          </div>
        );
      })}
    </fieldset>
  );
}
