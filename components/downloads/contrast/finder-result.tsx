import { buttonStyles } from '@/components/ui/button-styles';
import type { FinderResult } from '@/lib/downloads/edition-finder';
import type { FinderTexts } from './finder-texts';

/** The edition found, the answers that decided it, and what to mind before installing. */
export function FinderResultPanel({ result, texts }: { result: FinderResult; texts: FinderTexts }) {
  const { name, button, href } = texts.editions[result.edition];
  return (
    <div data-edition={result.edition} className="rounded-lg bg-blue-600 p-5 text-white md:p-6">
      <p className="text-sm">{texts.result}</p>
      <p className="text-[26px] leading-tight font-bold">{name}</p>
      <p className="mt-4 text-sm font-bold">{texts.why}</p>
      <ul>
        {result.reasons.map((reason) => (
          <li key={reason}>{texts.reasons[reason]}</li>
        ))}
      </ul>
      <p className="mt-4 text-sm font-bold">{texts.mind}</p>
      <ul>
        {result.hints.map((hint) => (
          <li key={hint}>{texts.hints[hint]}</li>
        ))}
      </ul>
      <a href={href} className={buttonStyles({ variant: 'white', className: 'mt-5' })}>
        {button}
      </a>
    </div>
  );
}
