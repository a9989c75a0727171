/** Analytics name of the page on screen: its route's, as the server wrote it on `<main>` (R8: never the address). */
export const pageName = (): string => document.querySelector('main')?.dataset.page ?? '';
