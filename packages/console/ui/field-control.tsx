import { getTranslations } from 'next-intl/server';
import type { Field } from '@superbrowser/backend/records/record-type';
import type { Language, BilingualText } from '@superbrowser/shared/bilingual-text';
import {
  formatValue,
  noLabel,
  separators,
  yesLabel,
} from '@superbrowser/backend/records/fields/format-value';
import { beijingMoment, removeBeijingZone } from '@superbrowser/shared/beijing-time';
import { fileFieldName } from '@superbrowser/console/lib/forms/form-fields';
import { TextField } from '@/components/ui/fields/text-field';
import { TextAreaField } from '@/components/ui/fields/text-area-field';
import { SelectField } from '@/components/ui/fields/select-field';

interface FieldControlProps {
  readonly id: string;
  readonly name: string;
  readonly field: Field;
  readonly language: Language;
  /** The initial value, as entered or as stored. */
  readonly value: unknown;
  readonly error?: string | undefined;
  /** Values to choose from that only the database knows. */
  readonly loadedChoices?: Readonly<Record<string, BilingualText>>;
  /** Whether the field is required; by default as in its schema. */
  readonly isRequired?: boolean;
  /** The stored value, where a colleague changed it after the form was rendered. */
  readonly stored?: string | undefined;
  /** Set for filters of a list, where no selection means no filter. */
  readonly isFilter?: boolean;
}

const inputTypeByFormat: Readonly<Partial<Record<Field['format'], string>>> = {
  day: 'date',
  moment: 'datetime-local',
  phone: 'tel',
};

/** The value in the format of a form control. */
function controlValue({ format }: Field, value: unknown): string | undefined {
  if (value === null || value === undefined) return undefined;
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (typeof value === 'object') return undefined;
  const text = String(value as string | number);
  // China time in the format of a datetime-local control.
  return format === 'moment' ? removeBeijingZone(toBeijingMoment(text)) : text;
}

const toBeijingMoment = (text: string) =>
  /(Z|[+-]\d\d:\d\d)$/.test(text) && !Number.isNaN(Date.parse(text))
    ? beijingMoment(Date.parse(text))
    : text;

/** A form control by the format of its field. */
export async function FieldControl(props: FieldControlProps) {
  const { id, name, field, language, value, error, loadedChoices = {}, stored, isFilter } = props;
  const t = await getTranslations('console.list');
  const { format, label, choices = {}, hint, schema } = field;
  const isOptional = schema.safeParse(undefined).success;
  const isRequired = props.isRequired ?? !isOptional;
  const hints = [hint?.[language], stored && t('storedNow', { value: stored })].filter(Boolean);
  const common = {
    id,
    name,
    label: label[language],
    error,
    required: isRequired,
    defaultValue: controlValue(field, value),
    ...(hints.length > 0 && { hint: hints.join(separators[language].semicolon) }),
  };
  const choiceOptions = [
    ...Object.entries(choices).map(([choice, { label: text }]) => [choice, text] as const),
    ...Object.entries(loadedChoices),
    ...(format === 'yesNo' ? [['no', noLabel] as const, ['yes', yesLabel] as const] : []),
  ].map(([choice, text]) => ({ value: choice, label: text[language] }));
  if (choiceOptions.length > 0) {
    const isChosen = choiceOptions.some((option) => option.value === common.defaultValue);
    const emptyLabel = isFilter ? 'any' : isOptional ? 'notSet' : 'choose';
    // A required choice has no preselected option, so that a staff member must choose.
    const isDecided = (isRequired && isChosen) || (format === 'yesNo' && !isRequired && !isFilter);
    const emptyOptions = isDecided ? [] : [{ value: '', label: t(emptyLabel) }];
    return <SelectField {...common} options={[...emptyOptions, ...choiceOptions]} />;
  }
  if (format === 'paragraph') return <TextAreaField {...common} rows={3} />;
  const isPicture = format === 'picture';
  return (
    <>
      {isPicture && <PictureFile id={id} name={name} label={label[language]} />}
      <TextField
        {...common}
        {...(isPicture && { label: t('pictureAddress', { label: common.label }) })}
        type={inputTypeByFormat[format] ?? (name === 'q' ? 'search' : 'text')}
        inputMode={format === 'number' ? 'numeric' : undefined}
        step={format === 'moment' ? 1 : undefined}
        autoCapitalize="none"
      />
    </>
  );
}

/** An input for the picture's file, above the field for its path. */
async function PictureFile({ id, name, label }: { id: string; name: string; label: string }) {
  const t = await getTranslations('console.list');
  return (
    <div>
      <label htmlFor={`${id}-file`} className="mb-1.5 block text-[0.9375rem] font-bold">
        {t('choosePicture', { label })}
      </label>
      <input
        id={`${id}-file`}
        type="file"
        name={fileFieldName(name)}
        accept="image/png,image/jpeg,image/webp"
        className="block min-h-11 w-full cursor-pointer text-sm file:mr-3 file:min-h-9 file:cursor-pointer file:rounded-md file:border-0 file:bg-blue-50 file:px-4 file:text-blue-700"
      />
    </div>
  );
}

/** The stored value of a field as text. */
export const storedText = (field: Field | undefined, value: unknown, language: Language) =>
  field ? formatValue(field, value, language) || '–' : undefined;
