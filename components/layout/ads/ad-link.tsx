import type { ReactNode } from 'react';
import { PageLink } from '@/components/ui/page-link';

interface AdLinkProps {
  href: string;
  className?: string;
  children: ReactNode;
}

/**
 * The link of an advertisement: a page of this site opens through the router, which keeps the promoter's parameters
 * (A8).
 */
export function AdLink({ href, ...rest }: AdLinkProps) {
  const ours = href.startsWith('/') && !href.startsWith('//') && !href.startsWith('/api/');
  return ours ? <PageLink href={href} {...rest} /> : <a href={href} {...rest} />;
}
