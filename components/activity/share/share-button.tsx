import { useState } from 'react';
import { buttonStyles } from '@/components/ui/button-styles';

export interface ShareButtonProps {
  url: string;
  title: string;
  text: string;
  words: { button: string; copied: string; failed: string };
}

type State = 'button' | 'copied' | 'failed';

/** Hands the link to the system's share sheet; where there is none, copies it and says so. */
export function ShareButton({ url, title, text, words }: ShareButtonProps) {
  const [state, setState] = useState<State>('button');
  async function share() {
    if (typeof navigator.share === 'function') {
      try {
        await navigator.share({ title, text, url });
        return;
      } catch (error) {
        // Closing the sheet is an answer; a refusal goes on to the clipboard.
        if (error instanceof DOMException && error.name === 'AbortError') return;
      }
    }
    try {
      await navigator.clipboard.writeText(url);
      setState('copied');
    } catch {
      setState('failed');
    }
  }
  return (
    <button
      type="button"
      onClick={share}
      onBlur={() => setState('button')}
      className={buttonStyles({ size: 'lg', className: 'max-sm:w-full' })}
    >
      <span aria-live="polite">{words[state]}</span>
    </button>
  );
}
