/** Events the page's first script recorded before the others came (page-start.ts), for the code that loads later. */

export interface EarlyEvents {
  /** Clicked links, fields and menus, in order: the browser has acted on them, but they are not counted yet. */
  readonly clickedElements: Element[];
  /** Called once the page is hydrated: it repeats clicks that had no effect. */
  readonly onHydrated: () => void;
}

declare global {
  interface Window {
    /** Missing in `npm run dev`, with LATE_SCRIPTS off and on pages rendered for each visitor: scripts load at once. */
    early?: EarlyEvents;
  }
}
