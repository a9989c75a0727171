import { useEffect, useEffectEvent, useRef, useState, useSyncExternalStore } from 'react';
import type {
  ArgsOf,
  NotificationAction,
  NotificationModule,
  RequestAction,
  RequestModule,
  UsedAction,
  UsedModule,
} from '@/lib/desktop/protocol/actions';
import { DesktopError } from '@/lib/desktop/desktop-error';
import type { DesktopNotification, DesktopResponse } from '@/lib/desktop/protocol/frames';
import type { PageConnectionState } from '@/lib/desktop/connection/page-connection';
import { useConnection } from './desktop-provider';

interface UsedConnectionState extends PageConnectionState {
  /** Connects where the visitor has to confirm the connection. */
  readonly connect: () => void;
}

/** Whether the desktop app is present, and the state of the connection. */
export function useConnectionState(): UsedConnectionState {
  const connection = useConnection();
  const state = useSyncExternalStore(
    connection.subscribe,
    connection.snapshot,
    connection.serverSnapshot,
  );
  return { ...state, connect: () => connection.connect() };
}

/** State of one request to the desktop app. */
export type DesktopRequestState =
  | { readonly kind: 'idle' | 'pending' }
  | { readonly kind: 'done'; readonly response: DesktopResponse }
  | { readonly kind: 'failed'; readonly error: DesktopError };

/**
 * The state of a request to the desktop app, and a function that sends it. Only the response to the latest request
 * is used, and none after the component is unmounted.
 */
export function useDesktopRequest<
  M extends UsedModule & RequestModule,
  A extends UsedAction<M> & RequestAction<M>,
>(module: M, action: A) {
  const connection = useConnection();
  const [requestState, setState] = useState<DesktopRequestState>({ kind: 'idle' });
  const latestRequestNumber = useRef(0);
  useEffect(
    () => () => {
      latestRequestNumber.current += 1;
    },
    [],
  );

  async function send(args?: ArgsOf<M, A>): Promise<void> {
    latestRequestNumber.current += 1;
    const requestNumber = latestRequestNumber.current;
    setState({ kind: 'pending' });
    let next: DesktopRequestState;
    try {
      next = { kind: 'done', response: await connection.request(module, action, args) };
    } catch (error) {
      if (!(error instanceof DesktopError)) throw error;
      next = { kind: 'failed', error };
    }
    if (requestNumber === latestRequestNumber.current) setState(next);
  }
  return { state: requestState, send };
}

/** Listens to the desktop app's notifications while the component is mounted. */
export function useDesktopNotification<
  M extends NotificationModule,
  A extends NotificationAction<M>,
>(module: M, action: A, listener: (notification: DesktopNotification) => void): void {
  const connection = useConnection();
  const onNotification = useEffectEvent(listener);
  useEffect(
    () => connection.on(module, action, (notification) => onNotification(notification)),
    [connection, module, action],
  );
}
