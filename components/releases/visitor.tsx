'use client';

import type { ReactNode } from 'react';
import { useSystem, type VisitorSystem } from '@/components/cta/use-system';
import { platformsOf } from '@/lib/releases/platform';
import type { Platform } from '@/lib/releases/types';

/** Whether a platform is of the visitor's system (D8); of none before the page is hydrated. */
function useIsOwn(platform: Platform): boolean {
  const system = useSystem();
  return system !== 'pending' && platformsOf(system).includes(platform);
}

/** Shown next to the platforms of the visitor's system; leaves its place empty elsewhere. */
export function OwnSystemBadge({
  platform,
  children,
}: {
  platform: Platform;
  children: ReactNode;
}) {
  return useIsOwn(platform) ? children : null;
}

interface PlatformLinkProps {
  platform: Platform;
  href: string;
  /** Says what is downloaded where the visible word alone does not. */
  label?: string | undefined;
  /** May use `data-highlighted:` for the visitor's own system. */
  className?: string;
  children: ReactNode;
}

/** Download button of one platform; marked when it is for the visitor's system (D8). A plain link (D1). */
export function PlatformLink({ platform, href, label, className, children }: PlatformLinkProps) {
  return (
    <a
      href={href}
      aria-label={label}
      data-platform={platform}
      data-highlighted={useIsOwn(platform) ? '' : undefined}
      className={className}
    >
      {children}
    </a>
  );
}

interface ForSystemProps {
  /** Systems the content is for; `pending` is what the server's HTML shows. */
  systems: readonly VisitorSystem[];
  className?: string;
  children: ReactNode;
}

/** Shows its content to visitors of some systems. The content itself stays server-rendered. */
export function ForSystem({ systems, className, children }: ForSystemProps) {
  const shown = systems.includes(useSystem());
  return (
    <div hidden={!shown} className={className}>
      {children}
    </div>
  );
}
