'use client';

import type { ReactNode } from 'react';
import { useSystem, type VisitorSystem } from './use-system';
import { platformsOf } from '@/lib/releases/detect-system';
import type { Platform } from '@/lib/releases/release-package';

/** Whether a platform belongs to the visitor's system (D8); false before the page is hydrated. */
function useIsOwnSystem(platform: Platform): boolean {
  const system = useSystem();
  return system !== 'pending' && platformsOf(system).includes(platform);
}

/** The badge at the platforms of the visitor's system; elsewhere its place stays empty. */
export function OwnSystemBadge({
  platform,
  children,
}: {
  platform: Platform;
  children: ReactNode;
}) {
  return useIsOwnSystem(platform) ? children : null;
}

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

interface ForSystemProps {
  /** The systems that the content is for; `pending` stands for the server's HTML. */
  systems: readonly VisitorSystem[];
  className?: string;
  children: ReactNode;
}

/** Shows its content to visitors of some systems only. The content itself is rendered on the server. */
export function ForSystem({ systems, className, children }: ForSystemProps) {
  const isShown = systems.includes(useSystem());
  return (
    <div hidden={!isShown} className={className}>
      {children}
    </div>
  );
}
