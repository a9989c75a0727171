'use client';

import type { ReactNode } from 'react';
import { isWindows10OrLater } from '@/lib/visitor-system/detect-system';
import { useVisitorSystem } from '@/components/visitor/use-visitor-system';

/** Systems as v6 distinguishes them (D13): it runs on Windows 10 and later, on Macs and on Linux, and on no phone. */
export type V6VisitorSystem = 'pending' | 'windows' | 'olderWindows' | 'mac' | 'linux' | 'phone';

function useV6VisitorSystem(): V6VisitorSystem {
  const system = useVisitorSystem();
  if (system === 'iphone' || system === 'ipad' || system === 'android') return 'phone';
  if (system === 'unknown') return 'pending';
  if (system !== 'windows') return system;
  return isWindows10OrLater(navigator.userAgent) ? 'windows' : 'olderWindows';
}

interface ForV6SystemProps {
  /** `pending` is what the server's HTML shows, and what visitors of an unknown system go on to see. */
  systems: readonly V6VisitorSystem[];
  className?: string;
  children: ReactNode;
}

/** Shows its content to visitors of some systems only. The content itself is rendered on the server. */
export function ForV6System({ systems, className, children }: ForV6SystemProps) {
  return (
    <div hidden={!systems.includes(useV6VisitorSystem())} className={className}>
      {children}
    </div>
  );
}
