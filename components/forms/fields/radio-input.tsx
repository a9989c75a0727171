import { RadioCards } from '@/components/ui/fields/radio-cards';
import type { ChoiceProps } from './select-input';
import { useField } from './use-field';

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
