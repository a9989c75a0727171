import Link from 'next/link';
import type { ComponentProps } from 'react';

/**
 * Link to a page of this site, by the router. Nothing is fetched ahead: the router would load every
 * page whose link is in view, home and download alone 425 KB, on phones too, and the work of reading
 * them stands in the way of the first tap. A page that is asked for comes in a moment anyway.
 */
export function PageLink(props: Omit<ComponentProps<typeof Link>, 'prefetch'>) {
  return <Link {...props} prefetch={false} />;
}
