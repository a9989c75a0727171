/** Inputs that only application forms have, so that the account forms' scripts do not contain them. */
import { useSyncExternalStore } from 'react';
import { useWatch } from 'react-hook-form';
import { bookableDays } from '@superbrowser/contract/forms/bookable-days';
import { useClientLocale, useClientTranslations } from '@/components/client-messages';
import { cn } from '@/components/ui/cn';
import { RadioCards } from '@/components/ui/fields/radio-cards';
import { SelectField } from '@/components/ui/fields/select-field';
import { TextAreaField } from '@/components/ui/fields/text-area-field';
import { subscribeToNothing } from '@/lib/browser/use-is-hydrated';
import type { Locale } from '@/lib/core/i18n/routing';
import { useField } from '../inputs';

/**
 * The number of code points; a joined emoji is several. The schemas trim before they count, and so does this function.
 */
const lengthOf = (value: unknown): number =>
  typeof value === 'string' ? Array.from(value.trim()).length : 0;

interface TextareaInputProps {
  name: string;
  label: string;
  /** Maximum number of characters its schema accepts; without a limit the characters are not counted. */
  limit?: number | undefined;
  placeholder?: string;
  rows?: number;
}

/** A text area that counts the typed characters and says how many are over the limit. */
export function TextareaInput({ name, limit, ...area }: TextareaInputProps) {
  const { control, id, error, bind, optionalLabel } = useField(name);
  const t = useClientTranslations('forms');
  const value: unknown = useWatch({ control, name });
  const count = lengthOf(value);
  const excess = count - (limit ?? Infinity);
  return (
    <TextAreaField
      {...area}
      {...bind()}
      id={id}
      optionalLabel={optionalLabel}
      error={error}
      hint={
        limit !== undefined && (
          <span
            className={cn('block text-right tabular-nums', excess > 0 && 'font-bold text-risk')}
          >
            <span role="status">{excess > 0 && t('over', { n: excess })}</span> {count} / {limit}
          </span>
        )
      }
    />
  );
}

interface Option {
  readonly value: string;
  readonly label: string;
}

interface ChoiceInputProps {
  name: string;
  label: string;
  options: readonly Option[];
}

/** A choice from a longer list; nothing is selected at first. */
export function SelectInput({ name, label, options }: ChoiceInputProps) {
  const { id, error, bind } = useField(name);
  const t = useClientTranslations('forms');
  return (
    <SelectField
      {...bind()}
      id={id}
      label={label}
      error={error}
      options={[{ value: '', label: t('choose') }, ...options]}
    />
  );
}

/** Classes by the number of columns; here, because the style sheets are made from the classes in app and components. */
const columnStyles = { 2: 'grid-cols-2', 3: 'sm:grid-cols-3' } as const;

/** A choice from a few cards. */
export function RadioInput({
  name,
  label,
  options,
  columns,
}: ChoiceInputProps & {
  /** Cards in a row. */
  columns?: keyof typeof columnStyles;
}) {
  const { id, error, bind } = useField(name);
  return (
    <RadioCards
      {...bind()}
      id={id}
      label={label}
      error={error}
      options={options}
      columnStyles={columns && columnStyles[columns]}
    />
  );
}

/** Creates a function that writes a day (`2026-11-24`) as 11月24日星期二. */
function createDayFormatter(locale: Locale): (day: string) => string {
  const dayFormat = new Intl.DateTimeFormat(locale, {
    month: 'long',
    day: 'numeric',
    weekday: 'long',
    // The day is final; no time zone may shift it.
    timeZone: 'UTC',
  });
  return (day) => dayFormat.format(new Date(`${day}T00:00:00Z`));
}

/** A bookable day. The page is static, so the days are computed in the browser. */
export function DayInput({ name, label, hint }: { name: string; label: string; hint: string }) {
  const { id, error, bind } = useField(name);
  const t = useClientTranslations('forms');
  const days = useSyncExternalStore(
    subscribeToNothing,
    () => bookableDays(Date.now()).join(' '),
    () => '',
  );
  const nameOfDay = createDayFormatter(useClientLocale());
  return (
    <SelectField
      {...bind()}
      id={id}
      label={label}
      hint={hint}
      error={error}
      options={[
        { value: '', label: t('choose') },
        ...days.split(' ').flatMap((day) => (day ? [{ value: day, label: nameOfDay(day) }] : [])),
      ]}
    />
  );
}
