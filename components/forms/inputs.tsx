import type { ReactNode } from 'react';
import { useFormContext, useFormState } from 'react-hook-form';
import { areaCodes } from '@superbrowser/contract/forms/phone';
import { useClientLocale, useClientTranslations } from '@/components/client-messages';
import { Checkbox } from '@/components/ui/fields/checkbox';
import { SelectField } from '@/components/ui/fields/select-field';
import { TextField, type TextFieldProps } from '@/components/ui/fields/text-field';
import { pagePath } from '@/lib/core/i18n/paths';
import type { PagePath } from '@/lib/pages';
import { errorText, useFormFrame } from './form-frame';

interface TextInputProps extends Omit<
  TextFieldProps,
  'id' | 'name' | 'ref' | 'error' | 'onChange' | 'onBlur' | 'optionalLabel' | 'label'
> {
  name: string;
  /** A label, placeholder or hint that is left out comes from the messages of the field's name. */
  label?: string;
  /** It is shown with the error, e.g. a button that does something about the error. */
  errorAction?: ReactNode;
}

/** A text field of the form around it. It starts with the text that was typed before hydration. */
export function TextInput({ name, errorAction, ...field }: TextInputProps) {
  const { id, error, bind, texts, optionalLabel } = useField(name);
  return (
    <TextField
      {...texts}
      {...field}
      {...bind()}
      id={id}
      optionalLabel={optionalLabel}
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

/** Phone with area code (R1): the fields `area_code` and `phone` of the form around it. */
export function PhoneInput({ errorAction }: { errorAction?: ReactNode }) {
  const { idOf } = useFormFrame();
  const { register } = useFormContext();
  const t = useClientTranslations('fields');
  const formTexts = useClientTranslations('forms');
  return (
    <TextInput
      name="phone"
      // HTML allows `tel-national` only on text fields; `tel` is the type for numbers with their area code.
      type="text"
      inputMode="tel"
      autoComplete="tel-national"
      errorAction={errorAction}
      before={
        <SelectField
          {...register('area_code')}
          id={idOf('area_code')}
          label={t('names.area_code.label')}
          isLabelHidden
          autoComplete="tel-country-code"
          options={areaCodes.map((area) => ({
            value: String(area),
            label: formTexts(`phone.areas.${area}`),
          }))}
          className="w-[124px] flex-none en:w-[138px]"
        />
      }
    />
  );
}

/**
 * The checkbox of the agreements: `is_agreed` of the form around it. Opening an agreement loses nothing that was typed.
 */
export function AgreementCheckbox({ defaultChecked = false }: { defaultChecked?: boolean }) {
  const { id, error, bind } = useField('is_agreed');
  const t = useClientTranslations('forms');
  return (
    <Checkbox {...bind()} id={id} defaultChecked={defaultChecked} error={error}>
      <span>{t('agreement.lead')}</span>
      <AgreementLink path="/protocol">{t('agreement.service')}</AgreementLink>
      <span>{t('agreement.and')}</span>
      <AgreementLink path="/protocol/privacyservice">{t('agreement.privacy')}</AgreementLink>
    </Checkbox>
  );
}

function AgreementLink({ path, children }: { path: PagePath; children: string }) {
  const locale = useClientLocale();
  const t = useClientTranslations('forms');
  return (
    <a
      href={pagePath(locale, path)}
      target="_blank"
      rel="noopener"
      className="phrase text-blue-700 underline underline-offset-4 hover:text-blue-800"
    >
      {children}
      <span className="sr-only">{t('agreement.newTab')}</span>
    </a>
  );
}

/** The data that every field takes from the form around it. */
export function useField(name: string) {
  const { fields, idOf } = useFormFrame();
  const t = useClientTranslations('forms');
  const fieldTexts = useClientTranslations('fields');
  const { register, control } = useFormContext();
  const { errors } = useFormState({ control, name });
  const message = errors[name]?.message;
  const field = fields.find((candidate) => candidate.name === name);
  const key = field?.textKey ?? name;
  return {
    control,
    id: idOf(name),
    /** The texts of the field from the messages. */
    texts: {
      label: fieldTexts.find(`names.${key}.label`) ?? '',
      placeholder: fieldTexts.find(`names.${key}.placeholder`),
      hint: fieldTexts.find(`names.${key}.hint`),
    },
    /** Connects the control to the form. */
    bind: () => register(name),
    error:
      typeof message === 'string' && message !== ''
        ? errorText(fieldTexts, field, message)
        : undefined,
    optionalLabel: field?.optional && t('optional'),
  };
}
