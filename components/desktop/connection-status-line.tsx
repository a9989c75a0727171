import { cn } from '@/components/ui/cn';
import { connectionStatus } from '@/lib/desktop/connection/connection-state';
import { useConnectionState } from './desktop-hooks';
import type { ConnectionMessages } from './connection-messages';

const statusMarks = {
  [connectionStatus.initing]: 'bg-idle',
  [connectionStatus.success]: 'bg-ok',
  [connectionStatus.fail]: 'bg-risk',
};

/** State of the connection as a colored dot and a text; announced when it changes. */
export function ConnectionStatusLine({ messages }: { messages: ConnectionMessages }) {
  const { status, problem } = useConnectionState();
  const text =
    status === connectionStatus.success
      ? messages.success
      : problem
        ? messages.problems[problem]
        : messages.initing;
  return (
    <p role="status" className="flex items-baseline gap-2">
      <span
        aria-hidden="true"
        className={cn(
          'size-2.5 shrink-0 rounded-full forced-color-adjust-none',
          statusMarks[status],
        )}
      />
      <span>
        <span className="sr-only">{messages.label}</span>
        {text}
      </span>
    </p>
  );
}
