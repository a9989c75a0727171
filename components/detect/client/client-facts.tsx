import { ClientLines } from '@/components/desktop/client-lines';
import { failureText } from '@/components/desktop/words';
import {
  gatewayStatus,
  localIp,
  type GatewayStatus,
  type LocalIp,
} from '@/lib/desktop/protocol/answers';
import type { ClientWords } from './types';
import { useClientValue, type ClientValue } from './use-client-value';

function line<Value>(
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
export function ClientFacts({ words }: { words: ClientWords }) {
  const ip = useClientValue('WebBrowser', 'GetLocalIP', 'OnLocalIpChange', localIp);
  const gateway = useClientValue(
    'Gateway',
    'GetAccelerateGatewayStatus',
    'OnUpdateGatewayStatus',
    gatewayStatus,
  );
  const rows: [string, string][] = [
    [words.ip.label, line(ip, words, ipLine(words))],
    [words.gateway.label, line(gateway, words, gatewayLine(words))],
  ];
  return <ClientLines rows={rows} />;
}
