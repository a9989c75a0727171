/**
 * The language switch leads to this page in the other language, which needs the query of this page as well: an
 * invitation, a number, where the visitor came from. The link gets the query only at the click, so that no token is in
 * the markup.
 * @returns a function that stops this
 */
export function passQueryToOtherLanguage(): () => void {
  const addQuery = (event: MouseEvent) => {
    const link =
      event.target instanceof Element
        ? event.target.closest<HTMLAnchorElement>('a[data-language]')
        : null;
    if (link) link.search = window.location.search;
  };
  document.addEventListener('click', addQuery);
  return () => document.removeEventListener('click', addQuery);
}
