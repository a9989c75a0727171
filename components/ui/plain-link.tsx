import type { ComponentProps } from 'react';

/**
 * Link to a page of this site as a plain element, so that React need not handle it. The browser fetches the page when
 * the mouse rests on the link (components/layout/speculation-rules.tsx), keeps the previous page for the way back, and
 * paints a fetched page before its scripts have loaded (docs/adr/021-paint-before-scripts.md).
 */
export const PlainLink = (props: ComponentProps<'a'>) => <a {...props} />;
