'use client';

import type { ReactNode } from 'react';
import { useSystem, type VisitorSystem } from '@/components/cta/use-system';

export interface ForSystemProps {
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
