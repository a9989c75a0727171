/**
 * Pages whose colors and accessibility tree a browser checks in CI; all others follow at night. Each way an element is
 * drawn on any page occurs on one of these pages: a rule of e2e/html fails when another page brings a new way.
 */
import { pages, type PagePath } from '@/lib/pages';

/** Pages made by one template from different texts. */
const sharedDesignPattern = /\/success$|^\/(?:news|cases)\/|\/privacyservice$/;
/** The pages of these templates that are checked; each stands for the other pages of its template. */
const designRepresentatives: readonly PagePath[] = [
  '/success',
  '/appointment/success',
  '/cases/home-goods-four-people',
  '/news/separate-store-environments',
  '/news/verify-installer-sha256',
];

export const checkedPages: readonly PagePath[] = pages
  .map(({ path }) => path)
  .filter((path) => !sharedDesignPattern.test(path) || designRepresentatives.includes(path));

/** Contrast depends on the nearest background behind an element. */
function backgroundOf(element: Element): string {
  const ownClasses = [...element.classList].filter((name) => name.startsWith('bg-')).join(' ');
  return ownClasses || (element.parentElement ? backgroundOf(element.parentElement) : '');
}

/** Ways the elements of a page are drawn: name, classes and background, each once. */
export const drawnStylesOf = (main: Element | null): string[] => [
  ...new Set(
    [...(main?.querySelectorAll('[class]') ?? [])].map(
      (element) =>
        `${element.localName}.${element.getAttribute('class')} on ${backgroundOf(element)}`,
    ),
  ),
];
