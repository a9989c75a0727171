import { useWatch } from 'react-hook-form';
import { cn } from '@/components/ui/cn';
import { TextAreaField } from '@/components/ui/fields/text-area-field';
import { useField } from './use-field';

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
