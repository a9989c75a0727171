'use client';

import type { ReactNode } from 'react';
import type { Platform } from '@/lib/releases/release-package';
import { useIsOwnSystem } from './use-visitor-system';

interface PlatformLinkProps {
  platform: Platform;
  href: string;
  /** Says what is downloaded where the visible word alone does not. */
  label?: string | undefined;
  /** Classes; they may use `data-highlighted:` for the visitor's own system. */
  className?: string;
  children: ReactNode;
}

/**
 * The download button of one platform; it is marked when it is for the visitor's system (D8). It is a plain link (D1).
 */
export function PlatformLink({ platform, href, label, className, children }: PlatformLinkProps) {
  return (
    <a
      href={href}
      aria-label={label}
      data-platform={platform}
      data-highlighted={useIsOwnSystem(platform) ? '' : undefined}
      className={className}
    >
      {children}
    </a>
  );
}
