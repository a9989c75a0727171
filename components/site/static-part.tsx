'use client';

import { createElement, useState } from 'react';

interface StaticPartProps {
  /** The element's name. */
  as?: string;
  /** Its number in the page, `data-part`. */
  n?: number;
}

/** Elements by number: the one that is shown, or was last. */
const shown = new Map<number, Element>();

const elementOf = (n: number) => shown.get(n) ?? document.querySelector(`[data-part="${n}"]`);

/** The markup of a part, asked for only where React makes the element anew: after a failed start, or when it was away. */
const insideOf = (n: number) => ({
  __html: {
    toString() {
      const element = elementOf(n);
      if (element) shown.set(n, element);
      return element?.innerHTML ?? '';
    },
  },
});

/**
 * Stands in the page's data for a part nothing will change (lib/http/page-store/html/static-parts.ts): React takes
 * the element over as it stands in the page and leaves its inside alone. Without a name it is nothing: the layout names
 * it once so, that the data of every page can.
 */
export function StaticPart({ as, n = -1 }: StaticPartProps) {
  const [inside] = useState(() => insideOf(n));
  const [keep] = useState(() => (element: Element | null) => {
    if (!element) return;
    const before = elementOf(n);
    if (before && before !== element)
      for (const { name, value } of before.attributes) element.setAttribute(name, value);
    shown.set(n, element);
  });
  return as === undefined
    ? null
    : createElement(as, { ref: keep, dangerouslySetInnerHTML: inside });
}
