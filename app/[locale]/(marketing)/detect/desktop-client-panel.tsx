import { useEffect, useState } from 'react';
import type * as z from 'zod/mini';
import { ClientIdentity, lacksAccount } from '@/components/desktop/client-identity';
import { ClientDetails } from '@/components/desktop/client-details';
import { ConnectPrompt } from '@/components/desktop/connect-prompt';
import { StatusLine } from '@/components/desktop/connection-status';
import { DesktopProvider, useConnection } from '@/components/desktop/desktop-provider';
import { useAbnormalNotice } from '@/components/desktop/use-abnormal-notice';
import {
  useDesktop,
  useDesktopEvent,
  useDesktopRequest,
  type DesktopRequestState,
} from '@/components/desktop/use-desktop';
import { useLogin } from '@/components/desktop/use-login';
import { failureText } from '@/components/desktop/desktop-messages';
import { buttonStyles } from '@/components/ui/button-styles';
import { bridge, parseAnswer } from '@/lib/desktop/connection/bridge';
import { connectionStatus } from '@/lib/desktop/connection/status';
import { DesktopError } from '@/lib/desktop/error';
import { canCall } from '@/lib/desktop/client-versions';
import {
  repairNoticeSchema,
  gatewayStatus,
  localIp,
  parseNotification,
  type GatewayStatus,
  type LocalIp,
} from '@/lib/desktop/protocol/answers';
import type {
  NotificationAction,
  NotificationModule,
  RequestAction,
  RequestModule,
  UsedAction,
  UsedModule,
} from '@/lib/desktop/protocol/catalogue';
import { redactReport } from '@/lib/detect/redact';
import type { DetectReport } from '@/lib/detect/report';
import type { DesktopClientMessages } from './types';

export interface ClientPanelProps {
  messages: DesktopClientMessages;
  /** Null before the check has run. */
  report: DetectReport | null;
}

/** The version of the connected client; null until it has reported one. */
function useClientVersion(): string | null {
  const connection = useConnection();
  const { status } = useDesktop();
  const [version, setVersion] = useState<string | null>(null);
  useEffect(() => {
    if (status !== connectionStatus.success) return undefined;
    let wanted = true;
    bridge(connection)
      .version()
      .then(
        (shown) => wanted && setVersion(shown),
        // A client that does not report its version counts as an old one.
        () => wanted && setVersion(''),
      );
    return () => {
      wanted = false;
    };
  }, [connection, status]);
  return version;
}

function Functions({ messages, report, mayChange }: ClientPanelProps & { mayChange: boolean }) {
  const version = useClientVersion();
  const recent =
    canCall(version, 'WebBrowser', 'SaveDetectedResult') &&
    canCall(version, 'WebBrowser', 'AutoFix');
  return (
    <>
      <ClientFacts messages={messages} />
      {recent && mayChange && <SaveResult messages={messages} report={report} />}
      {recent && mayChange && <AutoFix messages={messages} />}
      {version !== null && !recent && <p>{messages.old}</p>}
    </>
  );
}

function Panel({ messages, report }: ClientPanelProps) {
  const { place, wanted, status } = useDesktop();
  const login = useLogin();
  const { guest } = useConnection().environment();
  useAbnormalNotice(messages.abnormal);
  return (
    <div data-client className="product:space-y-5 mt-6 rounded-lg border border-line-2 p-5 md:p-8">
      <h3 className="text-h3 text-text">{messages.title}</h3>
      {place === 'outside' && <p>{messages.outside}</p>}
      {wanted && <StatusLine messages={messages.connection} />}
      <ConnectPrompt messages={messages.connection} />
      <ClientIdentity
        messages={messages.identity}
        connection={messages.connection}
        login={login}
        needs={messages.needs}
        where="detect"
      />
      {wanted && status === connectionStatus.success && (
        <Functions messages={messages} report={report} mayChange={!lacksAccount(login, guest)} />
      )}
    </div>
  );
}

/** The desktop client's part of the check, where the page runs in a client or next to one. */
export function DesktopClientPanel(props: ClientPanelProps) {
  return (
    <DesktopProvider>
      <Panel {...props} />
    </DesktopProvider>
  );
}

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

  const busy = requested.kind === 'pending';
  const send = (which: keyof typeof questions) => {
    // aria-disabled is only announced; the button can still be pressed.
    if (busy) return;
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
          aria-disabled={busy || undefined}
          onClick={() => send('fix')}
          className={buttonStyles({ variant: 'outline', size: 'sm' })}
        >
          {messages.fix.button}
        </button>
        {bar && (
          <>
            <button
              type="button"
              aria-disabled={busy || undefined}
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

function clientFactsLine<Value>(
  value: ClientValue<Value>,
  messages: DesktopClientMessages,
  show: (value: Value) => string,
): string {
  switch (value.kind) {
    case 'waiting':
      return messages.waiting;
    case 'failed':
      return failureText(value.error, messages.connection);
    case 'known':
      return show(value.value);
  }
}

const ipLine =
  (messages: DesktopClientMessages) =>
  ({ ip, country, city, bound }: LocalIp): string =>
    [
      ip,
      [country, city].filter(Boolean).join(' '),
      bound === undefined ? '' : bound ? messages.ip.bound : messages.ip.unbound,
    ]
      .filter(Boolean)
      .join(' · ');

const gatewayLine =
  (messages: DesktopClientMessages) =>
  ({ enabled, key }: GatewayStatus): string =>
    [enabled ? messages.gateway.on : messages.gateway.off, enabled ? key : '']
      .filter(Boolean)
      .join(' · ');

/** Facts about this store's network connection that only the client knows. */
function ClientFacts({ messages }: { messages: DesktopClientMessages }) {
  const ip = useClientValue('WebBrowser', 'GetLocalIP', 'OnLocalIpChange', localIp);
  const gateway = useClientValue(
    'Gateway',
    'GetAccelerateGatewayStatus',
    'OnUpdateGatewayStatus',
    gatewayStatus,
  );
  const rows: [string, string][] = [
    [messages.ip.label, clientFactsLine(ip, messages, ipLine(messages))],
    [messages.gateway.label, clientFactsLine(gateway, messages, gatewayLine(messages))],
  ];
  return <ClientDetails rows={rows} />;
}

/** A value of the client: still awaited, known, or missing with the reason. */
type ClientValue<Value> =
  | { readonly kind: 'waiting' }
  | { readonly kind: 'known'; readonly value: Value }
  | { readonly kind: 'failed'; readonly error: DesktopError };

/**
 * A value that the client knows: it is requested whenever the connection comes up, and updated by the client's
 * pushes.
 */
function useClientValue<
  M extends UsedModule & RequestModule & NotificationModule,
  Schema extends z.core.$ZodType,
>(
  module: M,
  action: UsedAction<M> & RequestAction<M>,
  event: NotificationAction<M>,
  schema: Schema,
): ClientValue<z.output<Schema>> {
  const connection = useConnection();
  const { status } = useDesktop();
  const [value, setValue] = useState<ClientValue<z.output<Schema>>>({ kind: 'waiting' });

  useDesktopEvent(module, event, (notification) => {
    const pushed = parseNotification(schema, notification);
    if (pushed !== null) setValue({ kind: 'known', value: pushed });
  });

  useEffect(() => {
    if (status !== connectionStatus.success) return undefined;
    let wanted = true;
    const send = async (): Promise<ClientValue<z.output<Schema>>> => {
      try {
        const response = await connection.request(module, action);
        return { kind: 'known', value: parseAnswer(schema, response) };
      } catch (error) {
        if (!(error instanceof DesktopError)) throw error;
        return { kind: 'failed', error };
      }
    };
    void send().then((next) => {
      if (wanted) setValue(next);
    });
    return () => {
      wanted = false;
    };
  }, [connection, status, module, action, schema]);
  return value;
}

interface SaveResultProps {
  messages: DesktopClientMessages;
  /** Null before the check has run. */
  report: DetectReport | null;
}

/** Passes the report to the client, which stores it with the store. */
export function SaveResult({ messages, report }: SaveResultProps) {
  const request = useDesktopRequest('WebBrowser', 'SaveDetectedResult');
  const [sent, setSent] = useState<DetectReport | null>(null);
  // The state of an earlier report's request says nothing about this report.
  const requested: DesktopRequestState = sent === report ? request.state : { kind: 'idle' };
  const shown = {
    idle: () => (report ? '' : messages.save.first),
    pending: () => messages.save.pending,
    done: () => messages.save.done,
    failed: () =>
      requested.kind === 'failed' ? failureText(requested.error, messages.connection) : '',
  }[requested.kind]();
  const off = !report || requested.kind === 'pending';
  return (
    <div className="flex flex-wrap items-center gap-x-5 gap-y-2">
      <button
        type="button"
        aria-disabled={off || undefined}
        onClick={() => {
          if (off) return;
          setSent(report);
          void request.send({ result: redactReport(report) });
        }}
        className={buttonStyles({ variant: 'outline', size: 'sm' })}
      >
        {messages.save.button}
      </button>
      <p role="status">{shown}</p>
    </div>
  );
}
