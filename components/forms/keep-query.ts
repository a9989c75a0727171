/**
 * The language switch leads to the page's twin, which needs this page's query as well: an invitation,
 * a number, where somebody came from. Its link gets it at the click only, so that no token stands in
 * the markup.
 * @returns how to stop
 */
export function keepQueryAcrossLanguages(): () => void {
  const keep = (event: MouseEvent) => {
    const link =
      event.target instanceof Element
        ? event.target.closest<HTMLAnchorElement>('a[data-language]')
        : null;
    if (link) link.search = window.location.search;
  };
  document.addEventListener('click', keep);
  return () => document.removeEventListener('click', keep);
}
