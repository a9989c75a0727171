import { useEffect, useRef, type FormEvent, type ReactNode } from 'react';
import { buttonStyles } from '@/components/ui/button-styles';
import { searchLimit } from '@superbrowser/contract/content/app-kinds';

/** A pause in typing after which the list follows. */
const pauseMs = 250;

export interface SearchBoxProps {
  /** What the address asks for. */
  readonly q: string;
  readonly words: {
    readonly search: string;
    readonly placeholder: string;
    readonly submit: string;
  };
  /** Drawn by the server: the set of icons stays out of the browser. */
  readonly icon?: ReactNode;
  readonly listId: string;
  readonly onSearch: (q: string) => void;
  /** Somebody is about to type. */
  readonly onReady: () => void;
}

/**
 * Field whose words go into the address after a pause, at once with Enter. A letter still being
 * composed (pinyin) is no search yet. Before the script is there, the form asks by address itself.
 */
export function SearchBox({ q, words, icon, listId, onSearch, onReady }: SearchBoxProps) {
  const field = useRef<HTMLInputElement>(null);
  const sent = useRef('');
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  useEffect(() => {
    // Only what came from elsewhere (back button, "all") is written over what is being typed.
    if (q === sent.current || !field.current) return;
    field.current.value = q;
    sent.current = q;
  }, [q]);
  useEffect(() => () => clearTimeout(timer.current), []);

  const search = () => {
    clearTimeout(timer.current);
    const typed = field.current?.value.trim() ?? '';
    if (typed === sent.current) return;
    sent.current = typed;
    onSearch(typed);
  };
  const later = () => {
    clearTimeout(timer.current);
    timer.current = setTimeout(search, pauseMs);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    search();
  };
  return (
    <form role="search" method="get" onSubmit={submit} className="flex gap-2.5">
      <label className="relative block min-w-0 flex-1">
        <span className="sr-only">{words.search}</span>
        {icon}
        <input
          ref={field}
          type="search"
          name="q"
          maxLength={searchLimit}
          autoComplete="off"
          enterKeyHint="search"
          aria-controls={listId}
          placeholder={words.placeholder}
          onFocus={onReady}
          onChange={({ nativeEvent }) => {
            if (!('isComposing' in nativeEvent && nativeEvent.isComposing)) later();
          }}
          onCompositionEnd={later}
          className="min-h-14 w-full rounded-md border border-control bg-paper pr-4 pl-14 text-[17px] text-text placeholder:text-text-3"
        />
      </label>
      <button type="submit" className={buttonStyles({ size: 'lg' })}>
        {words.submit}
      </button>
    </form>
  );
}
