/**
 * Analytics name of the current page, written by the server on `<main>`: it names the route, because URLs are never
 * reported (R8).
 */
export const readPageName = (): string => document.querySelector('main')?.dataset.page ?? '';
