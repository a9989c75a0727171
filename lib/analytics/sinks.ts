/** The receivers of events. Both requests outlive the page and neither delays a visitor. */
import type { Segmentation } from './events';

export interface OutgoingEvent {
  readonly key: string;
  readonly segmentation: Segmentation;
}

const postInBackground = (url: string, body: BodyInit, options: RequestInit): void => {
  fetch(url, { method: 'POST', body, keepalive: true, ...options }).catch(() => undefined);
};

/** Sends events to this site's own handler. */
export function sendToSite(events: readonly OutgoingEvent[]): void {
  const type = 'application/json';
  const body = new Blob([JSON.stringify({ events })], { type });
  // A beacon that was refused (its buffer is full) is sent as a request.
  if (!navigator.sendBeacon?.('/api/log', body))
    postInBackground('/api/log', body, { headers: { 'Content-Type': type } });
}

/**
 * Sends events to the operator's own tracking service (TRACKING_URL), with the wire's four fields. As plain text,
 * which needs no CORS preflight, and without cookies.
 */
export function sendToService(url: string, events: readonly OutgoingEvent[]): void {
  const body = JSON.stringify({
    events: events.map(({ key, segmentation }) => ({
      key,
      count: 1,
      platform: 'PC',
      segmentation,
    })),
  });
  postInBackground(url, body, { mode: 'no-cors', credentials: 'omit' });
}
