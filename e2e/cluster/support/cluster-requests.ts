/** Requests as visitors make them: through nginx over TLS, each from an IP of its own in the loopback range. */
import { Agent as PlainAgent, request as plain, type IncomingHttpHeaders } from 'node:http';
import { Agent, request as secure } from 'node:https';
import { ports, type Instance } from './cluster-processes';

export interface VisitorResponse {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly text: string;
}

export interface RequestOptions {
  /** Requests this instance directly, without nginx. */
  readonly instance?: Instance;
  /** The visitor's IP, in 127.0.0.0/8. */
  readonly ip?: string;
  readonly headers?: Readonly<Record<string, string>>;
  /** Sent as JSON. */
  readonly body?: unknown;
}

const secureAgent = new Agent({ keepAlive: true, rejectUnauthorized: false });
const plainAgent = new PlainAgent({ keepAlive: true });

let visitorCount = 0;
/** A loopback IP that no other visitor of this run has: nginx takes the visitor's IP from the connection. */
export const createLoopbackIp = (): string => {
  visitorCount += 1;
  return `127.7.${Math.floor(visitorCount / 250)}.${1 + (visitorCount % 250)}`;
};

/** @throws the connection's error: no answer came */
export function sendRequest(
  path: string,
  { instance, ip = createLoopbackIp(), headers, body }: RequestOptions = {},
) {
  const text = body === undefined ? undefined : JSON.stringify(body);
  const isDirect = instance !== undefined;
  const options = {
    host: '127.0.0.1',
    port: isDirect ? ports.instances[instance] : ports.https,
    path,
    method: text === undefined ? 'GET' : 'POST',
    // Through nginx the IP is that of the connection; an instance trusts the header that a trusted proxy sends.
    ...(!isDirect && { localAddress: ip }),
    headers: {
      host: 'localhost',
      'sec-fetch-site': 'same-origin',
      'user-agent': 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) Chrome/142.0.0.0',
      ...(isDirect && { 'x-forwarded-for': ip }),
      ...(text !== undefined && {
        'content-type': 'application/json',
        'content-length': String(Buffer.byteLength(text)),
      }),
      ...headers,
    },
  };
  return new Promise<VisitorResponse>((resolve, reject) => {
    const request = isDirect
      ? plain({ ...options, agent: plainAgent })
      : secure({ ...options, agent: secureAgent });
    request.on('response', (response) => {
      let received = '';
      response.setEncoding('utf8');
      response.on('data', (chunk: string) => (received += chunk));
      response.on('error', reject);
      response.on('end', () =>
        resolve({ status: response.statusCode ?? 0, headers: response.headers, text: received }),
      );
    });
    request.on('error', reject);
    request.end(text);
  });
}
