import { SelectField } from '@/components/ui/fields/select-field';
import { useField } from './use-field';

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
