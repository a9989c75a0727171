'use client';

import type { ReactNode } from 'react';
import type { Platform } from '@/lib/releases/release-package';
import { useIsOwnSystem, useVisitorSystem, type VisitorSystem } from './use-visitor-system';

/** Shows its content at the platforms of the visitor's system; elsewhere its place stays empty. */
export function ForOwnSystem({ platform, children }: { platform: Platform; children: ReactNode }) {
  return useIsOwnSystem(platform) ? children : null;
}

interface ForSystemProps {
  /** The systems that the content is for; `pending` stands for the server's HTML. */
  systems: readonly VisitorSystem[];
  className?: string;
  children: ReactNode;
}

/** Shows its content to visitors of some systems only. The content itself is rendered on the server. */
export function ForSystem({ systems, className, children }: ForSystemProps) {
  const isShown = systems.includes(useVisitorSystem());
  return (
    <div hidden={!isShown} className={className}>
      {children}
    </div>
  );
}
