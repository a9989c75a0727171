/** What a page's first script has seen before the others came (page-start.ts), for the code that loads later. */

export interface EarlyEvents {
  /** Pressed links, fields and menus, in order: the browser has handled them, they are not counted yet. */
  readonly links: Element[];
  /** To be called once the page answers on its own: presses nothing has answered are made again. */
  readonly hydrated: () => void;
}

declare global {
  interface Window {
    /** Missing in `npm run dev` and on pages made for each visitor, where scripts come at once. */
    early?: EarlyEvents;
  }
}
