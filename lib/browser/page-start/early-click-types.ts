/**
 * The type of the clicks that the page's first script (page-start.ts) records before the other scripts load. The code
 * that loads later reads them.
 */

export interface EarlyClicks {
  /**
   * Clicked links, fields and menus, in order. The browser has acted on these clicks, but analytics has not counted
   * them yet.
   */
  readonly clickedElements: Element[];
  /** Called once the page is hydrated; repeats clicks that had no effect before. */
  readonly onHydrated: () => void;
}

declare global {
  interface Window {
    /**
     * Missing where scripts load at once: in `npm run dev`, with LATE_SCRIPTS off, and on pages rendered for each
     * visitor.
     */
    early?: EarlyClicks;
  }
}
