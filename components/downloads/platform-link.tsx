'use client';

import type { ReactNode } from 'react';
import { platformsOf } from '@/lib/releases/platform';
import type { Platform } from '@/lib/releases/types';
import { useSystem } from '@/components/cta/use-system';

export interface PlatformLinkProps {
  platform: Platform;
  href: string;
  /** Says what is downloaded where the visible word alone does not. */
  label?: string;
  /** May use `data-highlighted:` for the visitor's own system. */
  className?: string;
  children: ReactNode;
}

/** Download button of one platform; marked when it is for the visitor's system (D8). A plain link (D1). */
export function PlatformLink({ platform, href, label, className, children }: PlatformLinkProps) {
  const system = useSystem();
  const own = system !== 'pending' && platformsOf(system).includes(platform);
  return (
    <a
      href={href}
      aria-label={label}
      data-platform={platform}
      data-highlighted={own ? '' : undefined}
      className={className}
    >
      {children}
    </a>
  );
}
