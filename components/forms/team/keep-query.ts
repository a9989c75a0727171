/**
 * The language switch leads to the page's twin, which needs the invitation as well. Its link gets the
 * query at the click only, so that the token stands in no markup.
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
