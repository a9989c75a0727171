import type { ReactNode } from 'react';
import { PageLink } from '@/components/ui/page-link';

interface AdLinkProps {
  href: string;
  className?: string;
  children: ReactNode;
}

/** Where an advertisement leads: to a page of ours by the router, which keeps who brought the visitor (A8). */
export function AdLink({ href, ...rest }: AdLinkProps) {
  const ours = href.startsWith('/') && !href.startsWith('//') && !href.startsWith('/api/');
  return ours ? <PageLink href={href} {...rest} /> : <a href={href} {...rest} />;
}
