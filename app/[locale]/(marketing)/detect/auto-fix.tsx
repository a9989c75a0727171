import { useState } from 'react';
import {
  useDesktopEvent,
  useDesktopRequest,
  type DesktopRequestState,
} from '@/components/desktop/use-desktop';
import { failureText } from '@/components/desktop/desktop-messages';
import { buttonStyles } from '@/components/ui/button-styles';
import { repairNoticeSchema, parseNotification } from '@/lib/desktop/protocol/response-schemas';
import type { DesktopClientMessages } from './types';

type Bar = 'running' | 'fixed' | 'failed' | null;

/** The client's last push, and the state of our last request at that time. */
interface Pushed {
  readonly bar: Bar;
  readonly after: DesktopRequestState | null;
}

/** The line with the latest news: a push replaces earlier failures, but not later ones. */
function line(
  messages: DesktopClientMessages,
  requested: DesktopRequestState,
  { bar, after }: Pushed,
): string {
  if (requested.kind === 'pending') return messages.fix.pending;
  if (requested.kind === 'failed' && requested !== after)
    return failureText(requested.error, messages.connection);
  if (bar) return messages.fix.states[bar];
  return requested.kind === 'done' ? messages.fix.asked : '';
}

/** Lets the client repair the store's environment, and shows what it reports. */
export function AutoFix({ messages }: { messages: DesktopClientMessages }) {
  const questions = {
    fix: useDesktopRequest('WebBrowser', 'AutoFix'),
    retry: useDesktopRequest('WebBrowser', 'RetryAutoFix'),
  };
  const close = useDesktopRequest('WebBrowser', 'CloseAutoFixTip');
  const [last, setLast] = useState<keyof typeof questions>('fix');
  const [pushed, setPushed] = useState<Pushed>({ bar: null, after: null });
  const { state: requested } = questions[last];
  const { bar } = pushed;
  const hide = () => setPushed((now) => ({ ...now, bar: null }));
  useDesktopEvent('SelfHelpRepair', 'OnShowAutoFixBar', (notification) => {
    const read = parseNotification(repairNoticeSchema, notification);
    if (!read) return;
    if (read.show) setPushed({ bar: read.state ?? 'running', after: requested });
    else hide();
  });

  const isBusy = requested.kind === 'pending';
  const send = (which: keyof typeof questions) => {
    // aria-disabled is only announced; the button can still be pressed.
    if (isBusy) return;
    setLast(which);
    void questions[which].send();
  };
  const small = buttonStyles({ variant: 'ghost', size: 'sm' });
  return (
    <div className="space-y-3">
      <h4 className="font-bold text-text">{messages.fix.title}</h4>
      <p>{messages.fix.text}</p>
      <div className="flex flex-wrap items-center gap-3">
        <button
          type="button"
          aria-disabled={isBusy || undefined}
          onClick={() => send('fix')}
          className={buttonStyles({ variant: 'outline', size: 'sm' })}
        >
          {messages.fix.button}
        </button>
        {bar && (
          <>
            <button
              type="button"
              aria-disabled={isBusy || undefined}
              onClick={() => send('retry')}
              className={small}
            >
              {messages.fix.retry}
            </button>
            <button
              type="button"
              onClick={() => {
                hide();
                void close.send();
              }}
              className={small}
            >
              {messages.fix.close}
            </button>
          </>
        )}
      </div>
      <p role="status">{line(messages, requested, pushed)}</p>
    </div>
  );
}
