import { useLocale, useTranslations } from 'next-intl';
import { Fragment, useId, type ReactNode } from 'react';
import type { ApplicationKind } from '@superbrowser/contract/forms/application-kinds';
import { cancelPhrases } from '@superbrowser/contract/forms/field-rules';
import { fieldsOf, formPartsOf } from '@superbrowser/contract/forms/application-forms';
import type { FormField, FieldType } from '@superbrowser/contract/forms/fields';
import { maxBookableDaysAhead } from '@superbrowser/contract/forms/bookable-days';
import { privateServerRequirements } from '@/lib/site';
import type { MessageGroupPath } from '@/lib/core/i18n/pick-messages';
import { cn } from '@/components/ui/cn';
import { FormMessages } from '../form-messages';
import {
  AgreementCheckbox,
  ApplicationFormIsland,
  DayInput,
  PhoneInput,
  RadioInput,
  SelectInput,
  SubmitButton,
  TextareaInput,
  TextInput,
} from './application-form-island';

/** A field with its texts in the page's language. */
interface NamedField extends FormField {
  readonly label: string;
  readonly placeholder: string;
  readonly hint: string;
}

type FieldRenderer = (field: NamedField) => ReactNode;

/**
 * Keys come from the fields of the form; a test of packages/contract/forms/application-forms.ts checks that each has a
 * text.
 */
interface FormTranslate {
  (key: string, values?: Readonly<Record<string, string | number>>): string;
  has(key: string): boolean;
}

/** Input attributes of a text field, by type. */
const inputAttributes: Partial<Record<FieldType, object>> = {
  email: {
    type: 'email',
    inputMode: 'email',
    autoComplete: 'email',
    autoCapitalize: 'none',
    spellCheck: false,
  },
  website: {
    type: 'text',
    inputMode: 'url',
    autoComplete: 'url',
    autoCapitalize: 'none',
    spellCheck: false,
  },
  confirmationPhrase: { autoCapitalize: 'characters', spellCheck: false },
};

function TextControl({ field }: { field: NamedField }) {
  const { name, type, label, placeholder, hint, autoComplete = 'off' } = field;
  return (
    <TextInput
      name={name}
      label={label}
      placeholder={placeholder}
      autoComplete={autoComplete}
      {...(hint && { hint })}
      {...(autoComplete === 'email' && { autoCapitalize: 'none' })}
      {...inputAttributes[type]}
    />
  );
}

function ChoiceControl({ field }: { field: NamedField }) {
  const t = useTranslations('fields.options') as unknown as FormTranslate;
  const { name, textKey = name, label, type, columns, options = [] } = field;
  const entries = options.map((value) => ({ value, label: t(`${textKey}.${value}`) }));
  return type === 'radio' ? (
    <RadioInput name={name} label={label} options={entries} {...(columns && { columns })} />
  ) : (
    <SelectInput name={name} label={label} options={entries} />
  );
}

const renderText: FieldRenderer = (field) => <TextControl field={field} />;
const renderChoice: FieldRenderer = (field) => <ChoiceControl field={field} />;

/**
 * The renderers of most field types. The renderers of a screenshot and of a code come from the pages of the two forms
 * that have such a field, because the scripts of all seven forms contain everything named here.
 */
const defaultFieldRenderers: Partial<Record<FieldType, FieldRenderer>> = {
  companyName: renderText,
  day: ({ name, label, hint }) => <DayInput name={name} label={label} hint={hint} />,
  email: renderText,
  personName: renderText,
  phone: () => <PhoneInput />,
  confirmationPhrase: renderText,
  radio: renderChoice,
  select: renderChoice,
  text: renderText,
  textarea: ({ name, label, placeholder, max, rows }) => (
    <TextareaInput
      name={name}
      label={label}
      placeholder={placeholder}
      limit={max}
      {...(rows && { rows })}
    />
  ),
  website: renderText,
};

export interface ApplicationFormProps {
  kind: ApplicationKind;
  /** Name of the form, for assistive technology. */
  label: string;
  submitLabel: string;
  fieldRenderers?: Partial<Record<FieldType, FieldRenderer>>;
  /** Groups of messages for the fields. */
  groups?: readonly MessageGroupPath[];
}

/** Any application form, rendered from its fields in packages/contract/forms/application-forms.ts. */
export function ApplicationForm({
  kind,
  label,
  submitLabel,
  fieldRenderers = {},
  groups = [],
}: ApplicationFormProps) {
  const t = useTranslations('fields.names') as unknown as FormTranslate;
  const formTexts = useTranslations('applications') as unknown as FormTranslate;
  const phrase = cancelPhrases[useLocale()];
  const parts = formPartsOf(kind);

  const renderField = (field: FormField) => {
    const key = field.textKey ?? field.name;
    const textOf = (name: string) =>
      t.has(`${key}.${name}`) ? t(`${key}.${name}`, { phrase, days: maxBookableDaysAhead }) : '';
    const render = fieldRenderers[field.type] ?? defaultFieldRenderers[field.type];
    if (!render) throw new Error(`No renderer for fields of the type ${field.type}`);
    const placeholder = field.type === 'confirmationPhrase' ? phrase : textOf('placeholder');
    return render({ ...field, label: textOf('label'), placeholder, hint: textOf('hint') });
  };
  const { cores, memoryGb, diskGb } = privateServerRequirements.minimum;
  const noteOf = (name: string) =>
    formTexts(`${kind}.notes.${name}`, { cores, memory: memoryGb, disk: diskGb });

  return (
    <FormMessages fields={fieldsOf(kind)} groups={['applications.form', ...groups]}>
      <ApplicationFormIsland kind={kind} label={label}>
        {parts.map(({ title, notes = [], fields }) => {
          const renderedFields = fields.map((entry) =>
            'name' in entry ? (
              <Fragment key={entry.name}>{renderField(entry)}</Fragment>
            ) : (
              <FieldPair key={entry[0].name}>
                {entry.map((field) => (
                  <Fragment key={field.name}>{renderField(field)}</Fragment>
                ))}
              </FieldPair>
            ),
          );
          return title ? (
            <FormPart key={title} title={formTexts(`parts.${title}`)} notes={notes.map(noteOf)}>
              {renderedFields}
            </FormPart>
          ) : (
            renderedFields
          );
        })}
        <FormFooter
          kind={kind}
          submitLabel={submitLabel}
          hasPartTitles={parts.some(({ title }) => title)}
        />
      </ApplicationFormIsland>
    </FormMessages>
  );
}

/** End of a form: agreement checkbox, submit button, privacy note. */
function FormFooter({
  kind,
  submitLabel,
  hasPartTitles,
}: {
  kind: ApplicationKind;
  submitLabel: string;
  /** The titles of the form's parts stand to the left of the fields. */
  hasPartTitles: boolean;
}) {
  const t = useTranslations('applications.common');
  return (
    <div
      className={cn(
        'border-t border-line pt-4',
        hasPartTitles && 'lg:pt-6 lg:pl-[296px]',
        // The button is styled here, because a danger variant in buttonStyles would add to the scripts of every form.
        kind === 'cancelAccount' && '[&_button[type]]:bg-risk [&_button[type]]:hover:brightness-90',
      )}
    >
      <AgreementCheckbox />
      <SubmitButton label={submitLabel} className="mt-3" />
      <p className="mt-3 text-center text-xs text-text-3">
        {t(kind === 'feedback' || kind === 'cancelAccount' ? 'privacyOther' : 'privacy')}
      </p>
    </div>
  );
}

interface FormPartProps {
  title: string;
  notes?: readonly string[];
  children: ReactNode;
}

/** Fields that belong together, under a name; on wide screens the name is to their left. */
function FormPart({ title, notes = [], children }: FormPartProps) {
  const id = useId();
  return (
    <div
      role="group"
      aria-labelledby={id}
      className="grid gap-x-12 gap-y-5 border-t border-line pt-6 first:border-t-0 first:pt-0 lg:grid-cols-[248px_minmax(0,1fr)] lg:pt-9 lg:pb-4"
    >
      <div>
        <p id={id} className="text-[1.125rem] leading-snug font-bold text-text">
          {title}
        </p>
        {notes.map((note) => (
          <p key={note} className="mt-2 text-sm leading-relaxed text-text-3">
            {note}
          </p>
        ))}
      </div>
      <div className="grid gap-5">{children}</div>
    </div>
  );
}

/** Two short fields next to each other where there is space. */
function FieldPair({ children }: { children: ReactNode }) {
  return <div className="grid gap-5 sm:grid-cols-2">{children}</div>;
}
