/** Shows the VPS edition on a page (B4). */
import { readLocalValue, removeLocalValue, writeLocalValue } from '@/lib/browser/local-storage';
import { vpsHref, editionOf, withVpsName, type Edition, type EditionNames } from './edition';

/** The visitor's edition; when the URL names an edition, it is stored. */
export function readAndStoreEdition(): Edition {
  const requestedEdition = new URLSearchParams(window.location.search).get('product_line');
  const edition = editionOf(requestedEdition, readLocalValue('product_line'));
  if (requestedEdition && edition === 'vps') writeLocalValue('product_line', 'lite');
  if (requestedEdition && edition === 'professional') removeLocalValue('product_line');
  return edition;
}

function renameProduct(element: Element, names: EditionNames): void {
  const text = element.textContent ?? '';
  if (withVpsName(text, names) !== text) element.textContent = withVpsName(text, names);
  const labeled = element.closest('[aria-label]');
  const label = labeled?.getAttribute('aria-label') ?? '';
  if (withVpsName(label, names) !== label)
    labeled?.setAttribute('aria-label', withVpsName(label, names));
}

/**
 * Renames the product and changes the links of its Windows downloads to the lite package, on this page and on every
 * page the visitor navigates to. New elements, and links that components rewrite, are changed as they appear.
 * @param isOnWindows whether `auto` would deliver the Windows package
 * @returns a function that stops these changes
 */
export function showVpsEdition(names: EditionNames, isOnWindows: boolean): () => void {
  const applyToPage = () => {
    const title = withVpsName(document.title, names);
    if (title !== document.title) document.title = title;
    for (const element of document.querySelectorAll('[data-product-name]'))
      renameProduct(element, names);
    for (const link of document.querySelectorAll('a[href^="/api/download/"]')) {
      const href = vpsHref(link.getAttribute('href') ?? '', isOnWindows);
      if (href) link.setAttribute('href', href);
    }
  };
  applyToPage();
  document.documentElement.dataset.edition = 'lite';
  const observer = new MutationObserver(applyToPage);
  observer.observe(document.documentElement, {
    subtree: true,
    childList: true,
    characterData: true,
    attributeFilter: ['href'],
  });
  return () => observer.disconnect();
}
