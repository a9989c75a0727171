/** What a page's first script has seen before the others came (page-start.ts), for whoever comes then. */

export interface EarlyEvents {
  /** Pressed links, fields and menus, in order: the browser has answered them, nobody has counted them. */
  readonly links: Element[];
  /** To be called once the page answers by itself: presses nothing has answered are made again. */
  readonly hydrated: () => void;
}

declare global {
  interface Window {
    /** Missing in `npm run dev` and on pages made for each visitor, where scripts come at once. */
    early?: EarlyEvents;
  }
}
