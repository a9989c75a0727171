/** Where events go. Both sinks outlive the page and neither makes a visitor wait. */
import type { Segmentation } from './events';

export interface OutgoingEvent {
  readonly key: string;
  readonly segmentation: Segmentation;
}

const post = (url: string, body: BodyInit, options: RequestInit): void => {
  fetch(url, { method: 'POST', body, keepalive: true, ...options }).catch(() => undefined);
};

/** This site's own handler. */
export function sendToSite(events: readonly OutgoingEvent[]): void {
  const type = 'application/json';
  const body = new Blob([JSON.stringify({ events })], { type });
  // A beacon that was not taken over (its buffer is full) goes as a request.
  if (!navigator.sendBeacon?.('/api/log', body))
    post('/api/log', body, { headers: { 'Content-Type': type } });
}

/**
 * The operator's own tracking service (TRACKING_URL): the wire's four fields an event. As plain text,
 * which needs no permission asked first, and without cookies.
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
  post(url, body, { mode: 'no-cors', credentials: 'omit' });
}
