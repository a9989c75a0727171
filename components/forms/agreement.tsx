import { useFormContext, useFormState } from 'react-hook-form';
import { Checkbox } from '@/components/ui/checkbox';
import { PageLink } from '@/components/ui/page-link';
import { useFormKit } from './form-kit';
import { errorText } from './words';

const name = 'is_agreed';

/** The tick of the agreements: `is_agreed` of the form around it. */
export function Agreement({ defaultChecked = false }: { defaultChecked?: boolean }) {
  const { words, idOf } = useFormKit();
  const { register, control } = useFormContext();
  const { errors } = useFormState({ control, name });
  const message = errors[name]?.message;
  return (
    <Checkbox
      {...register(name)}
      id={idOf(name)}
      defaultChecked={defaultChecked}
      error={errorText(words.errors, name, typeof message === 'string' ? message : undefined)}
    >
      {words.agreement.map(({ text, isName, href }) =>
        href ? (
          <PageLink key={text} href={href} target="_blank" className="text-blue-700 underline">
            {text}
          </PageLink>
        ) : (
          <span key={text} className={isName ? 'phrase' : undefined}>
            {text}
          </span>
        ),
      )}
    </Checkbox>
  );
}
