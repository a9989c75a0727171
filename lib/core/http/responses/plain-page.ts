/**
 * Small pages that must work without scripts and outside Next's rendering: for old browsers (X5), for a download that
 * does not exist, while the server is busy, and for refusals of the console. Styles come from /plain.css, so the
 * content policy can stay strict.
 */
import { plainPagePolicy } from '../csp/policy';

export interface PlainPage {
  readonly lang: string;
  readonly title: string;
  readonly paragraphs: readonly string[];
  readonly links: readonly { readonly href: string; readonly label: string }[];
  readonly linksTitle?: string;
}

/** Escapes text for HTML content and quoted attributes. */
export function escapeHtml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&#39;');
}

/** The HTML of a page without the site's styles and scripts; all texts are escaped. */
export function renderPlainPage({ lang, title, paragraphs, links, linksTitle }: PlainPage): string {
  const paragraphsHtml = paragraphs.map((line) => `<p>${escapeHtml(line)}</p>`).join('');
  const itemsHtml = links
    .map((link) => `<li><a href="${escapeHtml(link.href)}">${escapeHtml(link.label)}</a></li>`)
    .join('');
  const headingHtml = linksTitle ? `<h2>${escapeHtml(linksTitle)}</h2>` : '';
  return (
    `<!DOCTYPE html><html lang="${lang}"><head><meta charset="utf-8">` +
    '<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex">' +
    `<title>${escapeHtml(title)}</title><link rel="stylesheet" href="/plain.css"><link rel="icon" href="/favicon.svg"></head>` +
    `<body><main><h1>${escapeHtml(title)}</h1>${paragraphsHtml}${headingHtml}<ul>${itemsHtml}</ul></main></body></html>`
  );
}

/** The page as a response that no cache keeps. */
export function plainPageResponse(page: PlainPage, status: number): Response {
  return new Response(renderPlainPage(page), {
    status,
    headers: {
      'Content-Type': 'text/html; charset=utf-8',
      // Needed where the path names no language, like below /api.
      'Content-Language': page.lang,
      'Cache-Control': 'no-store',
      'Content-Security-Policy': plainPagePolicy,
    },
  });
}
