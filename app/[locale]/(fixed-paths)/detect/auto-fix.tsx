import { useState } from 'react';
import {
  useDesktopNotification,
  useDesktopRequest,
  type DesktopRequestState,
} from '@/components/desktop/desktop-hooks';
import { failureText } from '@/components/desktop/connection-messages';
import { buttonStyles } from '@/components/ui/button-styles';
import { repairNoticeSchema, parseNotification } from '@/lib/desktop/protocol/response-schemas';
import type { DesktopAppMessages } from './detect-messages';

type RepairState = 'running' | 'fixed' | 'failed' | null;

/** The desktop app's last push, and the state of our last request at that time. */
interface PushedRepairState {
  readonly repairState: RepairState;
  readonly requestAtPush: DesktopRequestState | null;
}

/** The line with the latest news: a push replaces failures before it, but not failures after it. */
function statusLine(
  messages: DesktopAppMessages,
  requestState: DesktopRequestState,
  { repairState, requestAtPush }: PushedRepairState,
): string {
  if (requestState.kind === 'pending') return messages.fix.pending;
  if (requestState.kind === 'failed' && requestState !== requestAtPush)
    return failureText(requestState.error, messages.connection);
  if (repairState) return messages.fix.states[repairState];
  return requestState.kind === 'done' ? messages.fix.asked : '';
}

/** Lets the desktop app repair the store's environment, and shows what it reports. */
export function AutoFix({ messages }: { messages: DesktopAppMessages }) {
  const repairRequests = {
    fix: useDesktopRequest('WebBrowser', 'AutoFix'),
    retry: useDesktopRequest('WebBrowser', 'RetryAutoFix'),
  };
  const closeRequest = useDesktopRequest('WebBrowser', 'CloseAutoFixTip');
  const [lastRequest, setLastRequest] = useState<keyof typeof repairRequests>('fix');
  const [pushed, setPushed] = useState<PushedRepairState>({
    repairState: null,
    requestAtPush: null,
  });
  const { state: requestState } = repairRequests[lastRequest];
  const { repairState } = pushed;
  const clearRepairState = () => setPushed((current) => ({ ...current, repairState: null }));
  useDesktopNotification('SelfHelpRepair', 'OnShowAutoFixBar', (notification) => {
    const notice = parseNotification(repairNoticeSchema, notification);
    if (!notice) return;
    if (notice.show)
      setPushed({ repairState: notice.state ?? 'running', requestAtPush: requestState });
    else clearRepairState();
  });

  const isBusy = requestState.kind === 'pending';
  const sendRequest = (kind: keyof typeof repairRequests) => {
    // aria-disabled is only announced; the button can still be pressed.
    if (isBusy) return;
    setLastRequest(kind);
    void repairRequests[kind].send();
  };
  const smallButtonStyles = buttonStyles({ variant: 'ghost', size: 'sm' });
  return (
    <div className="space-y-3">
      <h4 className="font-bold text-text">{messages.fix.title}</h4>
      <p>{messages.fix.text}</p>
      <div className="flex flex-wrap items-center gap-3">
        <button
          type="button"
          aria-disabled={isBusy || undefined}
          onClick={() => sendRequest('fix')}
          className={buttonStyles({ variant: 'outline', size: 'sm' })}
        >
          {messages.fix.button}
        </button>
        {repairState && (
          <>
            <button
              type="button"
              aria-disabled={isBusy || undefined}
              onClick={() => sendRequest('retry')}
              className={smallButtonStyles}
            >
              {messages.fix.retry}
            </button>
            <button
              type="button"
              onClick={() => {
                clearRepairState();
                void closeRequest.send();
              }}
              className={smallButtonStyles}
            >
              {messages.fix.close}
            </button>
          </>
        )}
      </div>
      <p role="status">{statusLine(messages, requestState, pushed)}</p>
    </div>
  );
}
