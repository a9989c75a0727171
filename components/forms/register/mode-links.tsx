import { cn } from '@/components/ui/cn';

export type Mode = 'register' | 'signIn';

export interface ModeLinksProps {
  mode: Mode;
  words: Readonly<Record<Mode, string>>;
  /** Name of the navigation. */
  label: string;
  /** Address of registration. */
  base: string;
  onChoose: (mode: Mode) => void;
}

/** Registering or signing in: links, so that each way has an address and a new tab. */
export function ModeLinks({ mode, words, label, base, onChoose }: ModeLinksProps) {
  return (
    <nav aria-label={label} className="mb-6 flex gap-6 border-b border-line">
      {(['register', 'signIn'] as const).map((choice) => (
        <a
          key={choice}
          href={choice === 'signIn' ? `${base}?mode=signin` : base}
          aria-current={mode === choice ? 'page' : undefined}
          onClick={(event) => {
            if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
            event.preventDefault();
            if (mode !== choice) onChoose(choice);
          }}
          className={cn(
            '-mb-px inline-flex min-h-12 items-center border-b-[3px] px-1 text-[17px]',
            mode === choice
              ? 'border-blue-600 font-bold text-text'
              : 'border-transparent text-text-3 hover:text-text',
          )}
        >
          {words[choice]}
        </a>
      ))}
    </nav>
  );
}
