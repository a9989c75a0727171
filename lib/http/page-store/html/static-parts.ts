/**
 * Parts of a page that nothing will ever change: plain elements without a component of the browser among them. React
 * need not read a second copy of them nor walk them when it takes the page over, so the data names only their place
 * (`components/site/static-part.tsx`), and their markup stays where it is.
 */
import { createElement, Fragment, type ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import type { Json } from './page-data';

/** Shorter ones cost less than naming them. In characters of markup. */
const shortest = 200;

/** What React lifts out of the tree, or what is no part of a page's body. */
const elsewhere = new Set(['html', 'head', 'body', 'title', 'meta', 'link', 'style', 'base']);
/** Elements that have no inside. */
const hollow = new Set(['img', 'input', 'br', 'hr', 'source', 'wbr', 'path', 'use', 'textarea']);

type Props = { readonly [name: string]: Json };
type Element = ['$', string, string | null, Props];

const isElement = (value: Json): value is Element =>
  Array.isArray(value) && value[0] === '$' && value.length === 4 && typeof value[1] === 'string';

const isPlainText = (text: string) => !text.startsWith('$') || text.startsWith('$$');
const isFragment = (type: string) => type === '$Sreact.fragment';

/** A data block, such as the page's description for search engines, is never run. */
const isData = ({ type }: Props) => type === 'application/ld+json';

function isPlainElement([, type, , props]: Element): boolean {
  if (type.startsWith('$')) return isFragment(type) && isPlain(props['children'] ?? null);
  if (elsewhere.has(type) || (type === 'script' && !isData(props))) return false;
  return Object.values(props).every(isPlain);
}

/** Whether nothing in it needs a script. */
function isPlain(value: Json): boolean {
  if (typeof value === 'string') return value === '$undefined' || isPlainText(value);
  if (isElement(value)) return isPlainElement(value);
  if (value === null || typeof value !== 'object') return true;
  return Object.values(value).every(isPlain);
}

function propOf(value: Json): unknown {
  if (typeof value === 'string') return textOf(value);
  if (Array.isArray(value)) return value.map(propOf);
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, propOf(one)]));
}

function textOf(text: string): string | undefined {
  if (text === '$undefined') return undefined;
  return text.startsWith('$$') ? text.slice(1) : text;
}

function nodeOf(value: Json): ReactNode {
  if (isElement(value)) {
    const [, type, key, { children, ...props }] = value;
    const attributes = propOf(props) as Record<string, unknown>;
    const inside = children === undefined ? [] : [nodeOf(children)];
    return createElement(isFragment(type) ? Fragment : type, { ...attributes, key }, ...inside);
  }
  if (Array.isArray(value)) return value.map(nodeOf);
  return propOf(value) as ReactNode;
}

/** The markup React writes for a part, without the pictures it wishes to have loaded early. */
function markupOf(part: Element): string {
  const markup = renderToString(nodeOf(part));
  return markup.slice(Math.max(0, markup.indexOf(`<${part[1]}`)));
}

export interface StaticParts {
  /** The tree with its static parts named by number only. */
  readonly change: (tree: Json) => Json;
  /** The page with those numbers on the parts. */
  readonly numbered: () => string;
}

/**
 * @param body the page's markup, to its end or to its data
 * @param place the row of the component that stands in a part's place
 */
export function staticParts(body: string, place: string): StaticParts {
  const parts = new Map<string, { readonly at: number; readonly number: number }>();

  /** The number of a part that stands in the page; null for one that is not shown yet, such as a closed dialog's. */
  function numberOf(part: Element): number | null {
    const markup = markupOf(part);
    if (markup.length < shortest) return null;
    const known = parts.get(markup);
    if (known) return known.number;
    const at = body.indexOf(markup);
    if (at < 0) return null;
    parts.set(markup, { at: at + 1 + part[1].length, number: parts.size });
    return parts.size - 1;
  }

  function change(value: Json): Json {
    if (isElement(value)) {
      const [, type, key, props] = value;
      const isPart = !type.startsWith('$') && !hollow.has(type) && isPlainElement(value);
      const number = isPart ? numberOf(value) : null;
      if (number !== null) return ['$', `$L${place}`, key, { as: type, n: number }];
      return ['$', type, key, change(props) as Props];
    }
    if (Array.isArray(value)) return value.map(change);
    if (value === null || typeof value !== 'object') return value;
    return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, change(one)]));
  }

  return {
    change,
    numbered: () => {
      const sorted = [...parts.values()].sort((a, b) => a.at - b.at);
      let from = 0;
      const pieces = sorted.map(({ at, number }) => {
        const piece = `${body.slice(from, at)} data-part="${number}"`;
        from = at;
        return piece;
      });
      return pieces.join('') + body.slice(from);
    },
  };
}
