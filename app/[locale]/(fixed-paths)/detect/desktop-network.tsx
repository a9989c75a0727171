import { DetailRows } from '@/components/desktop/detail-rows';
import { failureText } from '@/components/desktop/connection-messages';
import {
  gatewayStatusSchema,
  localIpSchema,
  type GatewayStatus,
  type LocalIp,
} from '@/lib/desktop/protocol/response-schemas';
import type { DesktopAppMessages } from './detect-messages';
import { type DesktopValue, useDesktopValue } from './use-desktop-value';

function desktopValueText<Value>(
  value: DesktopValue<Value>,
  messages: DesktopAppMessages,
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
  (messages: DesktopAppMessages) =>
  ({ ip, country, city, bound }: LocalIp): string =>
    [
      ip,
      [country, city].filter(Boolean).join(' '),
      bound === undefined ? '' : bound ? messages.ip.bound : messages.ip.unbound,
    ]
      .filter(Boolean)
      .join(' · ');

const gatewayLine =
  (messages: DesktopAppMessages) =>
  ({ enabled, key }: GatewayStatus): string =>
    [enabled ? messages.gateway.on : messages.gateway.off, enabled ? key : '']
      .filter(Boolean)
      .join(' · ');

/** What only the desktop app knows about this store's network connection. */
export function DesktopNetwork({ messages }: { messages: DesktopAppMessages }) {
  const ip = useDesktopValue('WebBrowser', 'GetLocalIP', 'OnLocalIpChange', localIpSchema);
  const gateway = useDesktopValue(
    'Gateway',
    'GetAccelerateGatewayStatus',
    'OnUpdateGatewayStatus',
    gatewayStatusSchema,
  );
  const rows: [string, string][] = [
    [messages.ip.label, desktopValueText(ip, messages, ipLine(messages))],
    [messages.gateway.label, desktopValueText(gateway, messages, gatewayLine(messages))],
  ];
  return <DetailRows rows={rows} />;
}
