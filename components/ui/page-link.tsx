import type { ComponentProps } from 'react';

/**
 * Link to a page of this site: a plain one, so that React need not know it. The browser fetches the page when the
 * mouse rests on the link
 * (components/layout/page/speculation.tsx), keeps the one before for the way back, and a page that is
 * fetched is painted before its scripts are there (docs/adr/021-paint-before-scripts.md).
 */
export const PageLink = (props: ComponentProps<'a'>) => <a {...props} />;
