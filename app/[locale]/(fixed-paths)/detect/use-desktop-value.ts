import { useEffect, useState } from 'react';
import type * as z from 'zod/mini';
import { useConnection } from '@/components/desktop/desktop-provider';
import { useConnectionState, useDesktopNotification } from '@/components/desktop/desktop-hooks';
import { connectionStatus } from '@/lib/desktop/connection/connection-state';
import { DesktopError } from '@/lib/desktop/desktop-error';
import { parseNotification, parseResponse } from '@/lib/desktop/protocol/response-schemas';
import type {
  NotificationAction,
  NotificationModule,
  RequestAction,
  RequestModule,
  UsedAction,
  UsedModule,
} from '@/lib/desktop/protocol/actions';

/** A value of the desktop app: still awaited, known, or missing with the reason. */
export type DesktopValue<Value> =
  | { readonly kind: 'waiting' }
  | { readonly kind: 'known'; readonly value: Value }
  | { readonly kind: 'failed'; readonly error: DesktopError };

/**
 * A value that the desktop app knows: it is requested whenever the connection comes up, and updated by the desktop
 * app's notifications.
 */
export function useDesktopValue<
  M extends UsedModule & RequestModule & NotificationModule,
  Schema extends z.core.$ZodType,
>(
  module: M,
  action: UsedAction<M> & RequestAction<M>,
  notificationAction: NotificationAction<M>,
  schema: Schema,
): DesktopValue<z.output<Schema>> {
  const connection = useConnection();
  const { status } = useConnectionState();
  const [value, setValue] = useState<DesktopValue<z.output<Schema>>>({ kind: 'waiting' });

  useDesktopNotification(module, notificationAction, (notification) => {
    const notifiedValue = parseNotification(schema, notification);
    if (notifiedValue !== null) setValue({ kind: 'known', value: notifiedValue });
  });

  useEffect(() => {
    if (status !== connectionStatus.success) return undefined;
    let isMounted = true;
    const requestValue = async (): Promise<DesktopValue<z.output<Schema>>> => {
      try {
        const response = await connection.request(module, action);
        return { kind: 'known', value: parseResponse(schema, response) };
      } catch (error) {
        if (!(error instanceof DesktopError)) throw error;
        return { kind: 'failed', error };
      }
    };
    void requestValue().then((newValue) => {
      if (isMounted) setValue(newValue);
    });
    return () => {
      isMounted = false;
    };
  }, [connection, status, module, action, schema]);
  return value;
}
