/** Fields of forms as data: what a field accepts and how it is shown. The texts are in messages/<locale>/forms.json. */

/** What a field accepts; one rule for each type (./field-rules.ts). */
export type FieldType =
  | 'agreement'
  | 'code'
  | 'companyName'
  | 'day'
  | 'email'
  | 'password'
  | 'personName'
  | 'phone'
  | 'confirmationPhrase'
  | 'radio'
  | 'screenshot'
  | 'select'
  | 'text'
  | 'textarea'
  | 'userName'
  | 'website';

/** Largest file of a field of type `screenshot`, in bytes: 2 MB. */
export const maxScreenshotBytes = 2 * 1024 * 1024;

interface FieldOptions {
  /**
   * The field may be empty, and its label says so. The rules of screenshots and websites always allow that, but only
   * this option adds it to their labels.
   */
  readonly optional?: true;
  /** Maximum length in code points; in UTF-16 units for `email` and `website`. */
  readonly max?: number;
  /** Lines of a text area. */
  readonly rows?: number;
  /** Stored values of a choice, in the order shown. */
  readonly options?: readonly [string, ...string[]];
  /** Cards of a choice in a row; with 3, phones show one card in a row. Default: 2 on phones, 3 on wider screens. */
  readonly columns?: 2 | 3;
  readonly autoComplete?: string;
  /** Key of the field's texts, where two forms give a field of the same name different texts. */
  readonly textKey?: string;
}

/** Options that only fields of some types have. */
interface OptionsByType {
  companyName: 'max';
  email: 'max';
  personName: 'max';
  screenshot: 'optional';
  radio: 'options' | 'columns';
  select: 'options';
  text: 'max' | 'optional';
  textarea: 'max' | 'optional' | 'rows';
  website: 'max' | 'optional';
}

type OptionOf<T extends FieldType> =
  'autoComplete' | 'textKey' | (T extends keyof OptionsByType ? OptionsByType[T] : never);

export interface FormField extends FieldOptions {
  readonly name: string;
  readonly type: FieldType;
}

/**
 * Names that no field may have, because the site or the backend takes them out of every application: what each form
 * sends next to its fields, the phone's area code, and the proof of a verified phone.
 */
type ReservedName =
  | 'apply_from'
  | 'area_code'
  | 'captcha_token'
  | 'company_website'
  | 'filled_ms'
  | 'idempotency_key';

/**
 * A field of type `screenshot` has this name, and no other has it: the backend takes it out of the application and
 * stores it.
 */
type AllowedName<N extends string, T extends FieldType> = T extends 'screenshot'
  ? 'screenshot'
  : N extends ReservedName | 'screenshot'
    ? never
    : N;

/** Describes a field. An option that the field's type does not have is a type error. */
export const field = <
  const N extends string,
  const T extends FieldType,
  const O extends Pick<FieldOptions, OptionOf<T>>,
>(
  name: AllowedName<N, T>,
  type: T,
  options?: O & { readonly [K in Exclude<keyof FieldOptions, OptionOf<T>>]?: never },
) => ({ name: name as N, type, ...options }) as { readonly name: N; readonly type: T } & O;

// Fields that several forms have.
export const companyNameField = field('company_name', 'companyName', {
  max: 50,
  autoComplete: 'organization',
});
export const phoneField = field('phone', 'phone');
export const codeField = field('code', 'code');
export const agreementField = field('is_agreed', 'agreement');
