'use client';

import type { ReactNode } from 'react';
import { platformsOf } from '@/lib/releases/platform';
import type { Platform } from '@/lib/releases/types';
import { useSystem } from '@/components/cta/use-system';

/** Shown beside the platforms of the visitor's system; leaves its place empty elsewhere. */
export function OwnMark({ platform, children }: { platform: Platform; children: ReactNode }) {
  const system = useSystem();
  return system !== 'pending' && platformsOf(system).includes(platform) ? children : null;
}
