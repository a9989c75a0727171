import { TextInput, type TextInputProps } from './text-input';

/** An e-mail address; its form is judged by the schema, not by the browser. */
export function EmailInput({
  name = 'email',
  ...field
}: Partial<TextInputProps> & { label: string }) {
  return (
    <TextInput
      {...field}
      name={name}
      type="email"
      inputMode="email"
      autoComplete="email"
      autoCapitalize="none"
      spellCheck={false}
    />
  );
}
