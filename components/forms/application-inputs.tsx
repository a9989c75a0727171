/** Inputs that only application forms have; the scripts of the account forms need not carry them. */
import { useSyncExternalStore } from 'react';
import { useWatch } from 'react-hook-form';
import { useClientLocale, useText } from '@/components/messages';
import { cn } from '@/components/ui/cn';
import { RadioCards } from '@/components/ui/fields/radio-cards';
import { SelectField } from '@/components/ui/fields/select-field';
import { TextAreaField } from '@/components/ui/fields/text-area-field';
import type { Locale } from '@/lib/i18n/routing';
import { bookableDays } from '@superbrowser/contract/forms/visit-days';
import { useField } from './inputs';

/** Characters as people count them; a smile is one. The schemas trim before they count, and so does this. */
const lengthOf = (value: unknown): number =>
  typeof value === 'string' ? Array.from(value.trim()).length : 0;

interface LongTextProps {
  name: string;
  label: string;
  /** Most characters its schema accepts. */
  limit: number;
  placeholder?: string;
  hint?: string;
  optional?: boolean;
  rows?: number;
}

/** Several lines with what is left of them. */
export function LongTextInput({ name, limit, hint, optional = false, ...area }: LongTextProps) {
  const { control, id, error, bind, optionalWord } = useField(name);
  const t = useText('forms');
  const value: unknown = useWatch({ control, name });
  const count = lengthOf(value);
  const over = count - limit;
  return (
    <TextAreaField
      {...area}
      {...bind()}
      id={id}
      optional={optionalWord(optional)}
      error={error}
      hint={
        <span className="flex items-start justify-between gap-4">
          <span>{hint}</span>
          <span className={cn('flex-none tabular-nums', over > 0 && 'font-bold text-risk')}>
            <span role="status">{over > 0 && t('over', { n: over })}</span> {count} / {limit}
          </span>
        </span>
      }
    />
  );
}

interface Option {
  readonly value: string;
  readonly label: string;
}

interface ChoiceProps {
  name: string;
  label: string;
  options: readonly Option[];
  className?: string;
}

/** One of a longer list; nothing is chosen to begin with. */
export function SelectInput({ name, label, options, className }: ChoiceProps) {
  const { id, error, bind } = useField(name);
  const t = useText('forms');
  return (
    <SelectField
      {...bind()}
      id={id}
      label={label}
      error={error}
      className={className}
      options={[{ value: '', label: t('choose') }, ...options]}
    />
  );
}

/** One of a few, shown as cards. */
export function RadioInput({
  name,
  label,
  options,
  columns,
}: ChoiceProps & {
  /** Classes of the grid the cards are in. */
  columns?: string;
}) {
  const { id, error, bind } = useField(name);
  return (
    <RadioCards
      {...bind()}
      id={id}
      label={label}
      error={error}
      options={options}
      columns={columns}
    />
  );
}

/** A day as people say it: 11月24日 周二. */
function dayName(locale: Locale): (day: string) => string {
  const style = new Intl.DateTimeFormat(locale, {
    month: 'long',
    day: 'numeric',
    weekday: 'long',
    // The day is in the text already; no zone may move it.
    timeZone: 'UTC',
  });
  return (day) => style.format(new Date(`${day}T00:00:00Z`));
}

const noChanges = () => () => undefined;

/** A day that can be booked. The page is static, so the days are counted in the browser. */
export function DayInput({ name, label, hint }: { name: string; label: string; hint: string }) {
  const { id, error, bind } = useField(name);
  const t = useText('forms');
  const days = useSyncExternalStore(
    noChanges,
    () => bookableDays(Date.now()).join(' '),
    () => '',
  );
  const named = dayName(useClientLocale());
  return (
    <SelectField
      {...bind()}
      id={id}
      label={label}
      hint={hint}
      error={error}
      options={[
        { value: '', label: t('choose') },
        ...days.split(' ').flatMap((day) => (day ? [{ value: day, label: named(day) }] : [])),
      ]}
    />
  );
}
