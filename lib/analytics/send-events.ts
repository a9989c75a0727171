/** Sends events to their two receivers. Both requests continue when the page closes, and neither delays a visitor. */
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
  // When the browser refuses the beacon because its buffer is full, the events are sent as a request.
  if (!navigator.sendBeacon?.('/api/log', body))
    postInBackground('/api/log', body, { headers: { 'Content-Type': type } });
}

/**
 * Sends events to the operator's own tracking service (TRACKING_URL), with the four fields it expects. The body is
 * plain text, which needs no CORS preflight, and no cookies are sent.
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
