/** Links into the desktop client (D9). Pure. */

/** What a link tells the client, in the wire's names (D9). */
export interface ClientOpening {
  /** Analytics name of the page the visitor comes from. */
  readonly switchFrom?: string;
  /** What the client should show. */
  readonly switchTarget?: string;
  /** Address the client should open. */
  readonly switchUrl?: string;
  /** Who brought the visitor. */
  readonly from?: string;
}

const names = ['switchFrom', 'switchTarget', 'switchUrl', 'from'] as const;

/** Half of a surrogate pair cannot be written as UTF-8, and encodeURIComponent throws at it. */
const halves = /[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g;

/**
 * `superbrowser://open?switchFrom=…&switchTarget=…&switchUrl=…&from=…`: values percent-encoded (a blank as
 * %20, which every decoder understands), empty ones left out, always in this order.
 */
export function clientHref(opening: ClientOpening): string {
  const pairs = names.flatMap((name) => {
    const value = (opening[name] ?? '').replace(halves, '');
    return value === '' ? [] : [`${name}=${encodeURIComponent(value)}`];
  });
  return pairs.length === 0 ? 'superbrowser://open' : `superbrowser://open?${pairs.join('&')}`;
}
