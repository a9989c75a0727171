/**
 * Passes a visit's events to the tracking code, and queues them until components/every-page/visit-scripts.tsx has
 * loaded it. So early clicks are counted, and the tracking code need not be loaded before a click.
 */
import type { AbGroup } from '../event-values';

export interface VisitEvent {
  /** Analytics name of the page where it happened. */
  readonly page: string;
  /** The clicked element. An event with neither `clicked` nor `group` is a page view. */
  readonly clicked?: Element;
  /** Set when the visitor's group became known (S1). */
  readonly group?: AbGroup;
}

let reader: ((event: VisitEvent) => void) | null = null;
let unreadEvents: VisitEvent[] = [];

/** Passes an event to the reader, or queues it until there is one. */
export function recordVisitEvent(event: VisitEvent): void {
  // Only an error shown in place of a page has no name; it is not counted.
  if (event.page === '') return;
  if (reader) reader(event);
  else unreadEvents.push(event);
}

/** Returns the queued events and empties the queue. */
export function takeVisitEvents(): VisitEvent[] {
  const events = unreadEvents;
  unreadEvents = [];
  return events;
}

/**
 * Passes queued and future events to a reader.
 * @returns a function that stops passing events on
 */
export function followVisitEvents(read: (event: VisitEvent) => void): () => void {
  reader = read;
  takeVisitEvents().forEach(read);
  return () => {
    reader = null;
  };
}
