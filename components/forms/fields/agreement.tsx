import { Checkbox } from '@/components/ui/fields/checkbox';
import { useField } from './use-field';

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
