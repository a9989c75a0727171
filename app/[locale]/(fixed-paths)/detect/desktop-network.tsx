import { DetailRows } from '@/components/desktop/detail-rows';
import { failureText } from '@/components/desktop/connection-messages';
import {
  gatewayStatusSchema,
  localIpSchema,
  type GatewayStatus,
  type LocalIp,
} from '@/lib/desktop/protocol/response-schemas';
import type { DesktopClientMessages } from './detect-messages';
import { type DesktopValue, useDesktopValue } from './use-desktop-value';

function clientValueText<Value>(
  value: DesktopValue<Value>,
  messages: DesktopClientMessages,
  textOf: (value: Value) => string,
): string {
  switch (value.kind) {
    case 'waiting':
      return messages.waiting;
    case 'failed':
      return failureText(value.error, messages.connection);
    case 'known':
      return textOf(value.value);
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

/** What only the client knows about this store's network connection. */
export function DesktopNetwork({ messages }: { messages: DesktopClientMessages }) {
  const ip = useDesktopValue('WebBrowser', 'GetLocalIP', 'OnLocalIpChange', localIpSchema);
  const gateway = useDesktopValue(
    'Gateway',
    'GetAccelerateGatewayStatus',
    'OnUpdateGatewayStatus',
    gatewayStatusSchema,
  );
  const rows: [string, string][] = [
    [messages.ip.label, clientValueText(ip, messages, ipLine(messages))],
    [messages.gateway.label, clientValueText(gateway, messages, gatewayLine(messages))],
  ];
  return <DetailRows rows={rows} />;
}
