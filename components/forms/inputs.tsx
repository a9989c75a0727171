import type { ReactNode } from 'react';
import { useFormContext, useFormState, useWatch } from 'react-hook-form';
import { cn } from '@/components/ui/cn';
import { Checkbox } from '@/components/ui/fields/checkbox';
import { RadioCards } from '@/components/ui/fields/radio-cards';
import { SelectField } from '@/components/ui/fields/select-field';
import { TextAreaField } from '@/components/ui/fields/text-area-field';
import { TextField, type TextFieldProps } from '@/components/ui/fields/text-field';
import { useFormKit } from './form-shell';
import { errorText } from './words';

export interface TextInputProps extends Omit<
  TextFieldProps,
  'id' | 'name' | 'ref' | 'error' | 'onChange' | 'onBlur' | 'optional'
> {
  name: string;
  optional?: boolean;
  /** Stands with the error, e.g. what to do about it. */
  errorAction?: ReactNode;
}

/** A text field of the form around it. It starts with whatever was typed before the page was awake. */
export function TextInput({ name, optional = false, errorAction, ...field }: TextInputProps) {
  const { id, error, bind, optionalWord } = useField(name);
  return (
    <TextField
      {...field}
      {...bind()}
      id={id}
      optional={optionalWord(optional)}
      error={
        error &&
        (errorAction ? (
          <>
            {error} {errorAction}
          </>
        ) : (
          error
        ))
      }
    />
  );
}

/** Characters as people count them; a smile is one. The schemas trim before they count, and so does this. */
const lengthOf = (value: unknown): number =>
  typeof value === 'string' ? Array.from(value.trim()).length : 0;

export interface LongTextProps {
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
export function LongText({ name, limit, hint, optional = false, ...area }: LongTextProps) {
  const { words, control, id, error, bind, optionalWord } = useField(name);
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
            <span role="status">{over > 0 && words.over.replace('{n}', String(over))}</span> {count}{' '}
            / {limit}
          </span>
        </span>
      }
    />
  );
}

export interface Option {
  readonly value: string;
  readonly label: string;
}

export interface ChoiceProps {
  name: string;
  label: string;
  options: readonly Option[];
  className?: string;
}

/** One of a longer list; nothing is chosen to begin with. */
export function SelectInput({ name, label, options, className }: ChoiceProps) {
  const { words, id, error, bind } = useField(name);
  return (
    <SelectField
      {...bind()}
      id={id}
      label={label}
      error={error}
      className={className}
      options={[{ value: '', label: words.choose }, ...options]}
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
  /** Classes of the grid the cards stand in. */
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

/** Phone with area code (R1): `area_code` and `phone` of the form around it. */
export function PhoneField({ errorAction }: { errorAction?: ReactNode }) {
  const { words, idOf } = useFormKit();
  const { register } = useFormContext();
  return (
    <TextInput
      name="phone"
      // Not of type tel, which stands for numbers with their area code (HTML, autofill).
      type="text"
      inputMode="tel"
      autoComplete="tel-national"
      label={words.phone.label}
      placeholder={words.phone.placeholder}
      errorAction={errorAction}
      before={
        <SelectField
          {...register('area_code')}
          id={idOf('area_code')}
          label={words.phone.area}
          hideLabel
          autoComplete="tel-country-code"
          options={words.phone.areas}
          className="w-[124px] flex-none en:w-[138px]"
        />
      }
    />
  );
}

/** The tick of the agreements: `is_agreed` of the form around it. Reading one loses nothing typed. */
export function Agreement({ defaultChecked = false }: { defaultChecked?: boolean }) {
  const { words, id, error, bind } = useField('is_agreed');
  return (
    <Checkbox {...bind()} id={id} defaultChecked={defaultChecked} error={error}>
      {words.agreement.map(({ text, isName, link }) =>
        link ? (
          <a
            key={text}
            href={link.href}
            target="_blank"
            rel="noopener"
            className="phrase text-blue-700 underline underline-offset-4 hover:text-blue-800"
          >
            {text}
            <span className="sr-only">{link.note}</span>
          </a>
        ) : (
          <span key={text} className={isName ? 'phrase' : undefined}>
            {text}
          </span>
        ),
      )}
    </Checkbox>
  );
}

/** What every field of the house takes from the form around it. */
export function useField(name: string) {
  const { words, idOf } = useFormKit();
  const { register, control } = useFormContext();
  const { errors } = useFormState({ control, name });
  const message = errors[name]?.message;
  return {
    words,
    control,
    id: idOf(name),
    /** Ties the control to the form. */
    bind: () => register(name),
    error: errorText(words.errors, name, typeof message === 'string' ? message : undefined),
    optionalWord: (optional: boolean) => (optional ? words.optional : undefined),
  };
}
