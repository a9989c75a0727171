/** Facts from outside the page: the server's view, and the addresses WebRTC reveals. */
import { isEcho, type Echo } from '../echo';
import type { RtcFacts } from '../facts';
import { UnsupportedError } from './try-read';

/** Sends the check's only request, to this site; `/api/echo` stores nothing. */
export async function fetchEcho(): Promise<Echo> {
  const response = await fetch('/api/echo', { cache: 'no-store', credentials: 'omit' });
  const body: unknown = await response.json();
  if (!response.ok || !isEcho(body)) throw new Error('no echo');
  return body;
}

/** The fifth field of a candidate line (RFC 8839): `candidate:1 1 udp 21 192.0.2.1 5000 typ host`. */
const addressOf = (candidate: string) => candidate.split(' ')[4] ?? '';

/**
 * Longest time for gathering, in milliseconds. On one machine it takes a fraction of this, but browsers do not always
 * report its end.
 */
const maxGatherMs = 1_500;

/**
 * Addresses of this computer as WebRTC gathers them. A connection is prepared and closed; without a list of servers it
 * contacts none.
 */
export async function readRtc(): Promise<RtcFacts> {
  if (typeof RTCPeerConnection === 'undefined') throw new UnsupportedError();
  const connection = new RTCPeerConnection({ iceServers: [] });
  try {
    const addresses = new Set<string>();
    const gathering = new Promise<void>((resolve) => {
      setTimeout(resolve, maxGatherMs);
      connection.onicecandidate = ({ candidate }) => {
        if (!candidate) return resolve();
        const address = addressOf(candidate.candidate);
        if (address) addresses.add(address);
      };
    });
    connection.createDataChannel('detect');
    await connection.setLocalDescription(await connection.createOffer());
    await gathering;
    return { addresses: [...addresses] };
  } finally {
    connection.close();
  }
}
