import { useState } from 'react';
import { useDesktopEvent, useDesktopRequest } from '@/components/desktop/use-desktop';
import { failureText } from '@/components/desktop/words';
import { buttonStyles } from '@/components/ui/button-styles';
import { fixBar, readPushed } from '@/lib/desktop/answers';
import type { ClientWords } from './types';

type Bar = 'running' | 'fixed' | 'failed' | null;

/** Lets the client repair the store's environment, and shows what it says about it. */
export function AutoFix({ words }: { words: ClientWords }) {
  const fix = useDesktopRequest('WebBrowser', 'AutoFix');
  const retry = useDesktopRequest('WebBrowser', 'RetryAutoFix');
  const close = useDesktopRequest('WebBrowser', 'CloseAutoFixTip');
  const [bar, setBar] = useState<Bar>(null);
  useDesktopEvent('SelfHelpRepair', 'OnShowAutoFixBar', (notification) => {
    const read = readPushed(fixBar, notification);
    if (read) setBar(read.show ? (read.state ?? 'running') : null);
  });

  const busy = fix.asked.kind === 'pending' || retry.asked.kind === 'pending';
  const failed = [retry.asked, fix.asked].find((asked) => asked.kind === 'failed');
  const said =
    failed?.kind === 'failed'
      ? failureText(failed.error, words.connection)
      : busy
        ? words.fix.pending
        : bar
          ? words.fix.states[bar]
          : fix.asked.kind === 'done'
            ? words.fix.asked
            : '';
  const small = buttonStyles({ variant: 'ghost', size: 'sm' });
  return (
    <div className="space-y-3">
      <h4 className="font-bold text-text">{words.fix.title}</h4>
      <p>{words.fix.text}</p>
      <div className="flex flex-wrap items-center gap-3">
        <button
          type="button"
          aria-disabled={busy || undefined}
          onClick={() => void fix.ask()}
          className={buttonStyles({ variant: 'outline', size: 'sm' })}
        >
          {words.fix.button}
        </button>
        {bar && (
          <>
            <button type="button" onClick={() => void retry.ask()} className={small}>
              {words.fix.retry}
            </button>
            <button
              type="button"
              onClick={() => {
                setBar(null);
                void close.ask();
              }}
              className={small}
            >
              {words.fix.close}
            </button>
          </>
        )}
      </div>
      <p role="status">{said}</p>
    </div>
  );
}
