/**
 * Analytics name of the current page; '' where the page has none. The server writes it on `<main>`. It names the route,
 * because URLs are never reported (R11).
 */
export const readPageName = (): string => document.querySelector('main')?.dataset.page ?? '';
