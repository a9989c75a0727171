/**
 * What bench/contrast.mjs runs inside pages. No function here uses another, because each function is sent to the page
 * as text.
 */

/**
 * Every text that is shown, with what determines its required contrast.
 * @returns {{
 *   text: string, where: string, isDrawing: boolean, isLarge: boolean, color: number[], boxes: number[][]
 * }[]}
 *   color: red, green, blue (0–255) and opacity (0–1); boxes: left, top, width, height of each line;
 *   isDrawing: hidden from screen readers, as drawings are; isLarge: 24 px, or bold and 18.66 px
 */
export function findTexts() {
  const canvas = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true });
  const colors = new Map();
  // Colors are written as rgb(), oklab(), color-mix() …: painting a pixel converts any of them to bytes.
  const bytesOf = (color) => {
    if (!colors.has(color)) {
      canvas.clearRect(0, 0, 1, 1);
      canvas.fillStyle = color;
      canvas.fillRect(0, 0, 1, 1);
      const [red, green, blue, alpha] = canvas.getImageData(0, 0, 1, 1).data;
      colors.set(color, [red, green, blue, alpha / 255]);
    }
    return colors.get(color);
  };
  const opacityOf = (element) => {
    let opacity = 1;
    for (let ancestor = element; ancestor; ancestor = ancestor.parentElement)
      opacity *= Number(getComputedStyle(ancestor).opacity);
    return opacity;
  };
  // Texts only for screen readers are in a box of one pixel.
  const isForScreenReaders = (element) => {
    for (let ancestor = element; ancestor; ancestor = ancestor.parentElement)
      if (ancestor.clientWidth <= 1 && getComputedStyle(ancestor).position === 'absolute')
        return true;
    return false;
  };
  const texts = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const element = walker.currentNode.parentElement;
    const text = walker.currentNode.data.trim();
    if (!text || element.closest('script, style, noscript, :disabled, [aria-disabled="true"]'))
      continue;
    if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
    if (isForScreenReaders(element)) continue;
    const range = document.createRange();
    range.selectNodeContents(walker.currentNode);
    const boxes = [...range.getClientRects()]
      .filter(({ width, height }) => width > 2 && height > 2)
      .map(({ left, top, width, height }) => [left + scrollX, top + scrollY, width, height]);
    if (boxes.length === 0) continue;
    const style = getComputedStyle(element);
    const size = parseFloat(style.fontSize);
    const [red, green, blue, alpha] = bytesOf(element.closest('svg') ? style.fill : style.color);
    texts.push({
      text: text.slice(0, 40),
      where: `${element.localName}.${element.getAttribute('class') ?? ''}`.slice(0, 90),
      isDrawing: element.closest('[aria-hidden="true"], [role="img"]') !== null,
      isLarge: size >= 24 || (size >= 18.66 && Number(style.fontWeight) >= 700),
      color: [red, green, blue, alpha * opacityOf(element)],
      boxes,
    });
  }
  return texts;
}

/**
 * The focus ring of everything a keyboard reaches. The last key pressed must have been Tab, or no ring is drawn.
 * @returns {{ text: string, where: string, color: number[], inner: number[], width: number }[]}
 *   inner: left, top, width, height of what the ring lies around
 */
export function findFocusRings() {
  const canvas = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true });
  const rings = [];
  const focusable = 'a[href], button, summary, input, select, textarea, [tabindex="0"]';
  for (const element of document.querySelectorAll(focusable)) {
    if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
    const unfocusedTop = element.getBoundingClientRect().top;
    element.focus({ preventScroll: true });
    if (document.activeElement !== element) continue;
    // The pictures do not show elements that only appear with the focus, such as the link to the content.
    if (element.getBoundingClientRect().top !== unfocusedTop) continue;
    const style = getComputedStyle(element);
    const box = element.getBoundingClientRect();
    if (style.outlineStyle === 'none' || box.width < 4 || box.height < 4) continue;
    canvas.clearRect(0, 0, 1, 1);
    canvas.fillStyle = style.outlineColor;
    canvas.fillRect(0, 0, 1, 1);
    const offset = parseFloat(style.outlineOffset);
    rings.push({
      text: (element.textContent || element.getAttribute('aria-label') || '').trim().slice(0, 40),
      where: `${element.localName}.${element.getAttribute('class') ?? ''}`.slice(0, 90),
      color: [...canvas.getImageData(0, 0, 1, 1).data.slice(0, 3)],
      inner: [
        box.left + scrollX - offset,
        box.top + scrollY - offset,
        box.width + 2 * offset,
        box.height + 2 * offset,
      ],
      width: parseFloat(style.outlineWidth),
    });
  }
  document.activeElement?.blur();
  return rings;
}

/**
 * Ratios of texts and rings against the pixels behind them (WCAG 2.2, 1.4.3 and 1.4.11).
 * @param {{ withTexts: string, withoutTexts: string, texts: object[], rings: object[] }} input two pictures of the page
 *   as data URLs, with its texts and without them, and what findTexts() and findFocusRings() gave
 * @returns {Promise<{ texts: object[], rings: object[] }>} the same, each with `worst` (a tenth of the pixels is
 *   weaker) and `typical` (the median); what no pixel shows, because it is covered or cut off, is left out
 */
export async function measureContrastRatios({ withTexts, withoutTexts, texts, rings }) {
  const pixelsOf = async (url) => {
    const picture = await createImageBitmap(await (await fetch(url)).blob());
    const context = new OffscreenCanvas(picture.width, picture.height).getContext('2d');
    context.drawImage(picture, 0, 0);
    return context.getImageData(0, 0, picture.width, picture.height);
  };
  const [pixelsWithTexts, pixelsWithoutTexts] = [
    await pixelsOf(withTexts),
    await pixelsOf(withoutTexts),
  ];
  const { width, height } = pixelsWithoutTexts;
  const linear = Array.from({ length: 256 }, (_, byte) =>
    byte / 255 <= 0.04045 ? byte / 255 / 12.92 : ((byte / 255 + 0.055) / 1.055) ** 2.4,
  );
  const luminance = (red, green, blue) =>
    0.2126 * linear[Math.round(red)] +
    0.7152 * linear[Math.round(green)] +
    0.0722 * linear[Math.round(blue)];
  const ratioAt = (offset, [red, green, blue, alpha = 1]) => {
    const [r, g, b] = pixelsWithoutTexts.data.subarray(offset, offset + 3);
    const belowLuminance = luminance(r, g, b);
    const aboveLuminance = luminance(
      red * alpha + r * (1 - alpha),
      green * alpha + g * (1 - alpha),
      blue * alpha + b * (1 - alpha),
    );
    return (
      (Math.max(belowLuminance, aboveLuminance) + 0.05) /
      (Math.min(belowLuminance, aboveLuminance) + 0.05)
    );
  };
  // A text is where the two pictures differ.
  const differs = (offset) =>
    Math.abs(pixelsWithTexts.data[offset] - pixelsWithoutTexts.data[offset]) +
      Math.abs(pixelsWithTexts.data[offset + 1] - pixelsWithoutTexts.data[offset + 1]) +
      Math.abs(pixelsWithTexts.data[offset + 2] - pixelsWithoutTexts.data[offset + 2]) >
    24;
  const visitPixels = ([left, top, wide, high], visit) => {
    for (let y = Math.max(0, Math.floor(top)); y < Math.min(height, top + high); y += 1)
      for (let x = Math.max(0, Math.floor(left)); x < Math.min(width, left + wide); x += 1)
        visit((y * width + x) * 4, x, y);
  };
  const summarizeRatios = (item, ratios) => {
    if (ratios.length < 8) return [];
    ratios.sort((a, b) => a - b);
    const ratioAtShare = (share) => Number(ratios[Math.floor(ratios.length * share)].toFixed(2));
    return [{ ...item, worst: ratioAtShare(0.1), typical: ratioAtShare(0.5) }];
  };
  return {
    texts: texts.flatMap((item) => {
      const ratios = [];
      for (const box of item.boxes)
        visitPixels(box, (offset) => differs(offset) && ratios.push(ratioAt(offset, item.color)));
      return summarizeRatios(item, ratios);
    }),
    rings: rings.flatMap((item) => {
      // Two pixels around the ring: what it has to stand out from.
      const [left, top, wide, high] = item.inner;
      const [ring, around] = [item.width, item.width + 2];
      const ratios = [];
      visitPixels(
        [left - around, top - around, wide + 2 * around, high + 2 * around],
        (offset, x, y) => {
          const isInside =
            x >= left - ring && x < left + wide + ring && y >= top - ring && y < top + high + ring;
          if (!isInside) ratios.push(ratioAt(offset, item.color));
        },
      );
      return summarizeRatios(item, ratios);
    }),
  };
}
