/** Answers of `GET /api/echo`, which describe the browser's own request. Pure: the handler and the check share it. */

/** The only request headers that are echoed; cookies and everything else stay out. */
const echoedHeaders = [
  'user-agent',
  'accept-language',
  'sec-ch-ua',
  'sec-ch-ua-mobile',
  'sec-ch-ua-platform',
] as const;

type EchoedHeader = (typeof echoedHeaders)[number];

export interface Echo {
  /** The counted IP: IPv4 whole, IPv6 as its /64; null when unknown. Named as in saved reports. */
  readonly address: string | null;
  readonly headers: Readonly<Record<EchoedHeader, string | null>>;
}

/** Longer values do not come from browsers and are cut. */
const maxHeaderLength = 1_000;

/**
 * The echo of a request.
 * @param getHeader returns a header's value or null
 */
export function buildEcho(getHeader: (name: string) => string | null, ip: string | null): Echo {
  const headers = Object.fromEntries(
    echoedHeaders.map((name) => [name, getHeader(name)?.slice(0, maxHeaderLength) ?? null]),
  ) as Record<EchoedHeader, string | null>;
  return { address: ip === 'unknown' ? null : ip, headers };
}

const isTextOrNull = (value: unknown) => value === null || typeof value === 'string';

/** Whether an answer is an echo and not, for example, the page of a proxy in between. */
export function isEcho(value: unknown): value is Echo {
  if (typeof value !== 'object' || value === null) return false;
  if (!('address' in value) || !isTextOrNull(value.address) || !('headers' in value)) return false;
  const { headers } = value;
  return (
    typeof headers === 'object' &&
    headers !== null &&
    echoedHeaders.every((name) => isTextOrNull((headers as Record<string, unknown>)[name]))
  );
}
