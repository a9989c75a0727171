/**
 * Checks that a page reflows in narrow windows, with wide text spacing and with enlarged text (WCAG 1.4.4, 1.4.10,
 * 1.4.12).
 */
import { expect, type Page } from '@playwright/test';
import type { Locale } from '@/lib/core/i18n/routing';
import { pages } from '@/lib/pages';
import { pathToOpen } from '../../support/pages/localized-pages';

export interface ReadingCondition {
  readonly name: string;
  readonly width: number;
  /** The visitor's style sheet. */
  readonly css: string;
}

/** The text spacing that every page must support, as in success criterion 1.4.12. */
const textSpacing = `* {
  line-height: 1.5 !important;
  letter-spacing: 0.12em !important;
  word-spacing: 0.16em !important;
}
p { margin-bottom: 2em !important; }`;

export const readingConditions: readonly ReadingCondition[] = [
  { name: 'at 320 px', width: 320, css: '' },
  { name: 'with spaced text at 390 px', width: 390, css: textSpacing },
  { name: 'with spaced text at 1280 px', width: 1280, css: textSpacing },
  { name: 'with spaced text at 1440 px', width: 1440, css: textSpacing },
];

/** The narrowest phone with wide text spacing, which every page must support (text-spacing.spec.ts). */
export const narrowSpaced: ReadingCondition = {
  name: 'with spaced text at 320 px',
  width: 320,
  css: textSpacing,
};

export async function applyCondition(page: Page, { width, css }: ReadingCondition): Promise<void> {
  await page.setViewportSize({ width, height: 740 });
  await page.evaluate((text) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    document.adoptedStyleSheets = [sheet];
  }, css);
}

/**
 * What a visitor cannot reach, as text: a page that scrolls sideways, header controls outside the window, covered
 * controls, and text cut off by its box. Pictures (role="img") and content hidden from readers may be cut.
 */
export const findReflowIssues = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    // Without this wait, the wider fallback font would be measured on a slow machine.
    await document.fonts.ready;
    const { documentElement: root, body } = document;
    const issues: string[] = [];
    const pageWidth = Math.max(root.scrollWidth, body.scrollWidth);
    if (pageWidth > innerWidth) issues.push(`scrolls sideways: ${pageWidth} px`);
    const isShown = (element: Element) => element.checkVisibility({ visibilityProperty: true });
    const nameOf = (element: Element) =>
      (element.textContent || element.ariaLabel || '').trim().slice(0, 40);
    for (const control of document.querySelectorAll('header a, header button, header summary')) {
      const { left, right, width } = control.getBoundingClientRect();
      if (width > 0 && isShown(control) && (left < 0 || right > innerWidth + 0.5))
        issues.push(`outside the window: ${nameOf(control)}`);
    }
    // Each control is scrolled to the middle of the window, where no fixed element at an edge covers it.
    for (const control of document.querySelectorAll('main :is(button, input, select, .edge)')) {
      const { width, height } = control.getBoundingClientRect();
      if (width < 2 || height < 2 || !isShown(control)) continue;
      if (
        control.matches(
          '.sr-only, [tabindex="-1"], [type="radio"], [type="checkbox"], [type="file"]',
        )
      )
        continue;
      // This loop replaces scrollIntoView, which also scrolls boxes that only clip.
      for (let ancestor = control.parentElement; ancestor; ancestor = ancestor.parentElement)
        if (
          /auto|scroll/.test(getComputedStyle(ancestor).overflowY) &&
          ancestor !== root &&
          ancestor !== body
        ) {
          const inner = ancestor.getBoundingClientRect();
          ancestor.scrollTop += control.getBoundingClientRect().top - inner.top - inner.height / 2;
        }
      const { top } = control.getBoundingClientRect();
      scrollTo({ top: scrollY + top - innerHeight / 2, behavior: 'instant' });
      const [box] = control.getClientRects();
      if (!box) continue;
      const topElement = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
      const isLabel = [...((control as HTMLInputElement).labels ?? [])].some((label) =>
        label.contains(topElement),
      );
      if (topElement && !isLabel && !control.contains(topElement) && !topElement.contains(control))
        issues.push(`covered: ${nameOf(control)} by ${nameOf(topElement)}`);
    }
    const isClipping = (element: Element) =>
      /hidden|clip/.test(getComputedStyle(element).overflowX);
    const mayBeCut = '[aria-hidden="true"], [role="img"], .sr-only, [popover]';
    for (const box of document.querySelectorAll('main *, footer *')) {
      const edge = box.getBoundingClientRect();
      // A box of one pixel is for screen readers.
      if (edge.width < 2 || !isClipping(box) || box.closest(mayBeCut)) continue;
      const walker = document.createTreeWalker(box, NodeFilter.SHOW_TEXT);
      while (walker.nextNode()) {
        const element = walker.currentNode.parentElement;
        if (!element || !walker.currentNode.textContent?.trim()) continue;
        if (element.closest(mayBeCut) || !isShown(element)) continue;
        // Content that scrolls inside the box is not cut.
        let isScrollable = false;
        for (
          let ancestor: Element | null = element;
          ancestor && ancestor !== box;
          ancestor = ancestor.parentElement
        )
          isScrollable ||=
            /auto|scroll/.test(getComputedStyle(ancestor).overflowX) || ancestor.clientWidth <= 1;
        if (isScrollable) continue;
        const range = document.createRange();
        range.selectNodeContents(walker.currentNode);
        const isCut = [...range.getClientRects()].some(
          ({ left, right, top, bottom, width }) =>
            width > 1 &&
            (right > edge.right + 1 ||
              left < edge.left - 1 ||
              bottom > edge.bottom + 2 ||
              top < edge.top - 2),
        );
        if (isCut) issues.push(`cut off: ${nameOf(element)}`);
      }
    }
    return issues;
  });

const emptyPicture = {
  contentType: 'image/svg+xml',
  body: '<svg xmlns="http://www.w3.org/2000/svg"/>',
};

/** Opens every page of a language in one tab, without its pictures, which do not matter here. */
export async function expectEveryPageReflows(
  page: Page,
  locale: Locale,
  readingConditions: readonly ReadingCondition[],
) {
  await page.route(/\.(?:jpe?g|png|webp|avif)(?:\?|$)/, (route) => route.fulfill(emptyPicture));
  await page.emulateMedia({ reducedMotion: 'reduce' });
  for (const { path } of pages) {
    await page.goto(pathToOpen(locale, path), { waitUntil: 'load' });
    for (const condition of readingConditions) {
      await applyCondition(page, condition);
      expect.soft(await findReflowIssues(page), `${path} ${condition.name}`).toEqual([]);
    }
  }
}
