/** The page a visitor of an app gets in place of a package (D11): plain HTML, because old web views run little else. */
import 'server-only';
import { createHash } from 'node:crypto';
import { renderSVG } from 'uqr';
import type { InAppBrowser } from '@/lib/in-app-browser/detect-in-app-browser';
import { guideDrawings } from '@/lib/in-app-browser/guide-drawings';
import type { GuideMessages } from '@/lib/in-app-browser/guide-messages';
import { escapeHtml } from '@/lib/core/http/responses/plain-page';
import { plainPagePolicy } from '@/lib/core/http/csp/policy';
import type { Locale } from '@/lib/core/i18n/routing';

/**
 * Replaces the page's own URL by the URL to open in a browser, because the app's menu opens the page's URL. Also copies
 * that URL at a click. Written for web views of ten years ago.
 */
const copyScript = `(function () {
  var box = document.getElementById('address');
  var button = document.getElementById('copy');
  try { history.replaceState(null, '', box.textContent); } catch (error) { /* another name of the site */ }
  function showCopyResult(done) { button.textContent = button.getAttribute(done ? 'data-copied' : 'data-failed'); }
  function copyBySelection() {
    var range = document.createRange();
    range.selectNodeContents(box);
    var selection = window.getSelection();
    selection.removeAllRanges();
    selection.addRange(range);
    try { showCopyResult(document.execCommand('copy')); } catch (error) { showCopyResult(false); }
  }
  button.hidden = false;
  button.onclick = function () {
    if (!navigator.clipboard) return copyBySelection();
    navigator.clipboard.writeText(box.textContent).then(function () { showCopyResult(true); }, copyBySelection);
  };
})();`;

const scriptHash = createHash('sha256').update(copyScript).digest('base64');
const guidePagePolicy = `${plainPagePolicy}; script-src 'sha256-${scriptHash}'`;

interface GuidePage {
  readonly locale: Locale;
  readonly browser: InAppBrowser;
  readonly messages: GuideMessages;
  /** Absolute URL to open in a browser. */
  readonly url: string;
  /** Downloads inside the app in spite of the guide; used where the texts offer it. */
  readonly downloadAnywayHref: string;
}

function stepsHtml({ browser, messages }: GuidePage): string {
  if (!messages.steps) return '';
  const { bar, menu } = guideDrawings(browser);
  return (
    `<ol class="steps"><li><b>${escapeHtml(messages.steps.menu)}</b>${bar}</li>` +
    `<li><b>${escapeHtml(messages.steps.open)}</b>${menu}</li></ol>` +
    `<p class="hint">${escapeHtml(messages.steps.hint)}</p>`
  );
}

/** Length of the longest URL that a phone still reads well from a small QR code. */
const maxQrUrlLength = 600;

/** The QR code, with the white border that scanners need; '' for a URL that is too long. */
function qrCodeHtml({ url, messages }: GuidePage): string {
  if (url.length > maxQrUrlLength) return '';
  const qrSvg = renderSVG(url, { ecc: 'M', border: 4 });
  const label = escapeHtml(messages.link.qr);
  return `<p class="code"><span role="img" aria-label="${label}">${qrSvg}</span><span>${label}</span></p>`;
}

function renderGuidePage(page: GuidePage): string {
  const { locale, messages, url, downloadAnywayHref } = page;
  const { title, text, copy, copied, failed } = messages.link;
  const anywayHtml = messages.anyway
    ? `<p class="hint">${escapeHtml(messages.anyway.text)} <a class="inline" href="${escapeHtml(downloadAnywayHref)}">${escapeHtml(messages.anyway.button)}</a></p>`
    : '';
  return (
    `<!DOCTYPE html><html lang="${locale}"><head><meta charset="utf-8">` +
    '<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex">' +
    `<title>${escapeHtml(messages.title)}</title><link rel="stylesheet" href="/plain.css?2"><link rel="icon" href="/favicon.svg"></head>` +
    `<body class="way"><main><h1>${escapeHtml(messages.title)}</h1><p>${escapeHtml(messages.lead)}</p>${stepsHtml(page)}${anywayHtml}` +
    `<section class="take"><h2>${escapeHtml(title)}</h2><p>${escapeHtml(text)}</p>` +
    `<code id="address">${escapeHtml(url)}</code>` +
    `<button id="copy" type="button" hidden aria-live="polite" data-copied="${escapeHtml(copied)}" data-failed="${escapeHtml(failed)}">${escapeHtml(copy)}</button>` +
    `${qrCodeHtml(page)}</section><a class="back" href="${escapeHtml(url)}">${escapeHtml(messages.back)}</a></main>` +
    `<script>${copyScript}</script></body></html>`
  );
}

/** The page as an uncached response. */
export function guideResponse(page: GuidePage): Response {
  return new Response(renderGuidePage(page), {
    headers: {
      'Content-Type': 'text/html; charset=utf-8',
      'Content-Language': page.locale,
      'Cache-Control': 'no-store',
      'Content-Security-Policy': guidePagePolicy,
    },
  });
}
