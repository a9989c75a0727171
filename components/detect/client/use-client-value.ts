import { useEffect, useState } from 'react';
import type * as z from 'zod/mini';
import { useConnection } from '@/components/desktop/desktop-provider';
import { useDesktop, useDesktopEvent } from '@/components/desktop/use-desktop';
import { readPushed } from '@/lib/desktop/protocol/answers';
import { narrow } from '@/lib/desktop/connection/bridge';
import type {
  NotificationAction,
  NotificationModule,
  RequestAction,
  RequestModule,
  UsedAction,
  UsedModule,
} from '@/lib/desktop/protocol/catalogue';
import { DesktopError } from '@/lib/desktop/error';
import { connectionStatus } from '@/lib/desktop/connection/status';

/** waiting for the answer; the value; or why there is none. */
export type ClientValue<Value> =
  | { readonly kind: 'waiting' }
  | { readonly kind: 'known'; readonly value: Value }
  | { readonly kind: 'failed'; readonly error: DesktopError };

/**
 * Something the client knows: asked for whenever the connection comes up, and kept fresh by what
 * the client pushes.
 */
export function useClientValue<
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
