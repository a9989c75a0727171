import { useState } from 'react';
import { useDesktopEvent, useDesktopRequest, type Asked } from '@/components/desktop/use-desktop';
import { failureText } from '@/components/desktop/words';
import { buttonStyles } from '@/components/ui/button-styles';
import { fixBar, readPushed } from '@/lib/desktop/protocol/answers';
import type { ClientWords } from './types';

type Bar = 'running' | 'fixed' | 'failed' | null;

/** What the client pushed last, and what had become of our last question by then. */
interface Pushed {
  readonly bar: Bar;
  readonly after: Asked | null;
}

/** Whichever is news: a push outranks the failures before it, not those after it. */
function line(words: ClientWords, asked: Asked, { bar, after }: Pushed): string {
  if (asked.kind === 'pending') return words.fix.pending;
  if (asked.kind === 'failed' && asked !== after) return failureText(asked.error, words.connection);
  if (bar) return words.fix.states[bar];
  return asked.kind === 'done' ? words.fix.asked : '';
}

/** Lets the client repair the store's environment, and shows what it says about it. */
export function AutoFix({ words }: { words: ClientWords }) {
  const questions = {
    fix: useDesktopRequest('WebBrowser', 'AutoFix'),
    retry: useDesktopRequest('WebBrowser', 'RetryAutoFix'),
  };
  const close = useDesktopRequest('WebBrowser', 'CloseAutoFixTip');
  const [last, setLast] = useState<keyof typeof questions>('fix');
  const [pushed, setPushed] = useState<Pushed>({ bar: null, after: null });
  const { asked } = questions[last];
  const { bar } = pushed;
  const hide = () => setPushed((now) => ({ ...now, bar: null }));
  useDesktopEvent('SelfHelpRepair', 'OnShowAutoFixBar', (notification) => {
    const read = readPushed(fixBar, notification);
    if (!read) return;
    if (read.show) setPushed({ bar: read.state ?? 'running', after: asked });
    else hide();
  });

  const busy = asked.kind === 'pending';
  const ask = (which: keyof typeof questions) => {
    // aria-disabled only says so; the button can still be pressed.
    if (busy) return;
    setLast(which);
    void questions[which].ask();
  };
  const small = buttonStyles({ variant: 'ghost', size: 'sm' });
  return (
    <div className="space-y-3">
      <h4 className="font-bold text-text">{words.fix.title}</h4>
      <p>{words.fix.text}</p>
      <div className="flex flex-wrap items-center gap-3">
        <button
          type="button"
          aria-disabled={busy || undefined}
          onClick={() => ask('fix')}
          className={buttonStyles({ variant: 'outline', size: 'sm' })}
        >
          {words.fix.button}
        </button>
        {bar && (
          <>
            <button
              type="button"
              aria-disabled={busy || undefined}
              onClick={() => ask('retry')}
              className={small}
            >
              {words.fix.retry}
            </button>
            <button
              type="button"
              onClick={() => {
                hide();
                void close.ask();
              }}
              className={small}
            >
              {words.fix.close}
            </button>
          </>
        )}
      </div>
      <p role="status">{line(words, asked, pushed)}</p>
    </div>
  );
}
