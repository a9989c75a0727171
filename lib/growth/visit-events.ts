/**
 * What happens before the growth code is loaded: the page records it, and the code reads it later. So a
 * click is never lost, and nothing has to be loaded before a visitor can click.
 */
import type { AbGroup } from '@/lib/analytics/names';

export interface VisitEvent {
  /** Analytics name of the page it happened on. */
  readonly page: string;
  /** What a click fell on; neither this nor a group: a page view. */
  readonly pressed?: Element;
  /** The visitor's group is known (S1). */
  readonly group?: AbGroup;
}

let reader: ((note: VisitEvent) => void) | null = null;
let unread: VisitEvent[] = [];

/** Hands a note to the reader, or keeps it until there is one. */
export function recordVisitEvent(entry: VisitEvent): void {
  // A page without a name is none of the site's: an error shown in place of one.
  if (entry.page === '') return;
  if (reader) reader(entry);
  else unread.push(entry);
}

/** The moments that are not read yet; they are removed here. */
export function takeVisitEvents(): VisitEvent[] {
  const notes = unread;
  unread = [];
  return notes;
}

/** Reads what is there and what will come. @returns ends that */
export function subscribe(read: (note: VisitEvent) => void): () => void {
  reader = read;
  takeVisitEvents().forEach(read);
  return () => {
    reader = null;
  };
}
