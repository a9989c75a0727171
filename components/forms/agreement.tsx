import { Checkbox } from '@/components/ui/checkbox';
import { PageLink } from '@/components/ui/page-link';
import { useField } from './use-field';

/** The tick of the agreements: `is_agreed` of the form around it. */
export function Agreement({ defaultChecked = false }: { defaultChecked?: boolean }) {
  const { words, id, error, bind } = useField('is_agreed');
  return (
    <Checkbox {...bind()} id={id} defaultChecked={defaultChecked} error={error}>
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
