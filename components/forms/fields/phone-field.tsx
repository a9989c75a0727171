import type { ReactNode } from 'react';
import { useFormContext } from 'react-hook-form';
import { SelectField } from '@/components/ui/fields/select-field';
import { useFormKit } from '../form-kit';
import { TextInput } from './text-input';

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
