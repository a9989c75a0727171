import { useEffect, useState } from 'react';
import type * as z from 'zod/mini';
import { ClientIdentity, lacksAccount } from '@/components/desktop/client-identity';
import { ClientLines } from '@/components/desktop/client-lines';
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
import { failureText } from '@/components/desktop/words';
import { buttonStyles } from '@/components/ui/button-styles';
import { bridge, narrow } from '@/lib/desktop/connection/bridge';
import { connectionStatus } from '@/lib/desktop/connection/status';
import { DesktopError } from '@/lib/desktop/error';
import { canCall } from '@/lib/desktop/functions';
import {
  fixBar,
  gatewayStatus,
  localIp,
  readPushed,
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
import type { ClientWords } from './types';

export interface ClientPanelProps {
  words: ClientWords;
  /** null before the check has run. */
  report: DetectReport | null;
}

/** Version of the connected client; null until it has said one. */
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
        (said) => wanted && setVersion(said),
        // A client that does not say its version counts as an old one.
        () => wanted && setVersion(''),
      );
    return () => {
      wanted = false;
    };
  }, [connection, status]);
  return version;
}

function Functions({ words, report, mayChange }: ClientPanelProps & { mayChange: boolean }) {
  const version = useClientVersion();
  const recent =
    canCall(version, 'WebBrowser', 'SaveDetectedResult') &&
    canCall(version, 'WebBrowser', 'AutoFix');
  return (
    <>
      <ClientFacts words={words} />
      {recent && mayChange && <SaveResult words={words} report={report} />}
      {recent && mayChange && <AutoFix words={words} />}
      {version !== null && !recent && <p>{words.old}</p>}
    </>
  );
}

function Panel({ words, report }: ClientPanelProps) {
  const { place, wanted, status } = useDesktop();
  const login = useLogin();
  const { guest } = useConnection().environment();
  useAbnormalNotice(words.abnormal);
  return (
    <div data-client className="mt-6 space-y-5 rounded-lg border border-line-2 p-5 md:p-8">
      <h3 className="text-h3 text-text">{words.title}</h3>
      {place === 'outside' && <p>{words.outside}</p>}
      {wanted && <StatusLine words={words.connection} />}
      <ConnectPrompt words={words.connection} />
      <ClientIdentity
        words={words.identity}
        connection={words.connection}
        login={login}
        needs={words.needs}
        where="detect"
      />
      {wanted && status === connectionStatus.success && (
        <Functions words={words} report={report} mayChange={!lacksAccount(login, guest)} />
      )}
    </div>
  );
}

/** What the desktop client adds to the check, where the page runs in it or beside it. */
export function ClientPanel(props: ClientPanelProps) {
  return (
    <DesktopProvider>
      <Panel {...props} />
    </DesktopProvider>
  );
}

type Bar = 'running' | 'fixed' | 'failed' | null;

/** What the client pushed last, and what had become of our last question by then. */
interface Pushed {
  readonly bar: Bar;
  readonly after: DesktopRequestState | null;
}

/** Whichever is news: a push outranks the failures before it, not those after it. */
function line(words: ClientWords, asked: DesktopRequestState, { bar, after }: Pushed): string {
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

function clientFactsLine<Value>(
  value: ClientValue<Value>,
  words: ClientWords,
  show: (value: Value) => string,
): string {
  switch (value.kind) {
    case 'waiting':
      return words.waiting;
    case 'failed':
      return failureText(value.error, words.connection);
    case 'known':
      return show(value.value);
  }
}

const ipLine =
  (words: ClientWords) =>
  ({ ip, country, city, bound }: LocalIp): string =>
    [
      ip,
      [country, city].filter(Boolean).join(' '),
      bound === undefined ? '' : bound ? words.ip.bound : words.ip.unbound,
    ]
      .filter(Boolean)
      .join(' · ');

const gatewayLine =
  (words: ClientWords) =>
  ({ enabled, key }: GatewayStatus): string =>
    [enabled ? words.gateway.on : words.gateway.off, enabled ? key : '']
      .filter(Boolean)
      .join(' · ');

/** What only the client knows about this store's way to the network. */
function ClientFacts({ words }: { words: ClientWords }) {
  const ip = useClientValue('WebBrowser', 'GetLocalIP', 'OnLocalIpChange', localIp);
  const gateway = useClientValue(
    'Gateway',
    'GetAccelerateGatewayStatus',
    'OnUpdateGatewayStatus',
    gatewayStatus,
  );
  const rows: [string, string][] = [
    [words.ip.label, clientFactsLine(ip, words, ipLine(words))],
    [words.gateway.label, clientFactsLine(gateway, words, gatewayLine(words))],
  ];
  return <ClientLines rows={rows} />;
}

/** waiting for the answer; the value; or why there is none. */
type ClientValue<Value> =
  | { readonly kind: 'waiting' }
  | { readonly kind: 'known'; readonly value: Value }
  | { readonly kind: 'failed'; readonly error: DesktopError };

/**
 * Something the client knows: asked for whenever the connection comes up, and kept fresh by what
 * the client pushes.
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
    const pushed = readPushed(schema, notification);
    if (pushed !== null) setValue({ kind: 'known', value: pushed });
  });

  useEffect(() => {
    if (status !== connectionStatus.success) return undefined;
    let wanted = true;
    const ask = async (): Promise<ClientValue<z.output<Schema>>> => {
      try {
        const response = await connection.request(module, action);
        return { kind: 'known', value: narrow(schema, response) };
      } catch (error) {
        if (!(error instanceof DesktopError)) throw error;
        return { kind: 'failed', error };
      }
    };
    void ask().then((next) => {
      if (wanted) setValue(next);
    });
    return () => {
      wanted = false;
    };
  }, [connection, status, module, action, schema]);
  return value;
}

interface SaveResultProps {
  words: ClientWords;
  /** null before the check has run. */
  report: DetectReport | null;
}

/** Hands the report over to the client, which keeps it with the store. */
export function SaveResult({ words, report }: SaveResultProps) {
  const request = useDesktopRequest('WebBrowser', 'SaveDetectedResult');
  const [sent, setSent] = useState<DetectReport | null>(null);
  // What became of one report says nothing about the next.
  const asked: DesktopRequestState = sent === report ? request.asked : { kind: 'idle' };
  const said = {
    idle: () => (report ? '' : words.save.first),
    pending: () => words.save.pending,
    done: () => words.save.done,
    failed: () => (asked.kind === 'failed' ? failureText(asked.error, words.connection) : ''),
  }[asked.kind]();
  const off = !report || asked.kind === 'pending';
  return (
    <div className="flex flex-wrap items-center gap-x-5 gap-y-2">
      <button
        type="button"
        aria-disabled={off || undefined}
        onClick={() => {
          if (off) return;
          setSent(report);
          void request.ask({ result: redactReport(report) });
        }}
        className={buttonStyles({ variant: 'outline', size: 'sm' })}
      >
        {words.save.button}
      </button>
      <p role="status">{said}</p>
    </div>
  );
}
