import { buttonStyles } from '@/components/ui/button-styles';
import { useConnectionState } from '@/components/desktop/desktop-hooks';
import type { ConnectionMessages } from '@/components/desktop/connection-messages';

/**
 * Outside the desktop app the browser asks whether this page may connect to a program of this machine. The visitor
 * first reads what the connection is for, and the page does not try to connect before the visitor agrees.
 */
export function ConnectPrompt({ messages }: { messages: ConnectionMessages }) {
  const { presence, isRequested, connect } = useConnectionState();
  if (presence !== 'otherBrowser' || isRequested) return null;
  return (
    <div className="space-y-3">
      <h3 className="text-h3 text-text">{messages.ask.title}</h3>
      <p>{messages.ask.why}</p>
      <p className="text-text-2">{messages.ask.refuse}</p>
      <button type="button" onClick={connect} className={buttonStyles({ variant: 'outline' })}>
        {messages.ask.connect}
      </button>
    </div>
  );
}
