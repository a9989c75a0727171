import type { ReactNode } from 'react';
import type { CampaignVisual } from '@/lib/content/campaigns/types';
import { Dial } from './dial';
import { Docks } from './docks';
import { Moon } from './moon';
import { Ones } from './ones';
import { Phases } from './phases';
import { Pixels } from './pixels';
import { Stairs } from './stairs';

const visuals: Record<CampaignVisual, () => ReactNode> = {
  stairs: Stairs,
  docks: Docks,
  ones: Ones,
  dial: Dial,
  moon: Moon,
  phases: Phases,
  pixels: Pixels,
};

export interface KeyVisualProps {
  kind: CampaignVisual;
}

/** A campaign's own picture; what it shows stands in words beside it. */
export function KeyVisual({ kind }: KeyVisualProps) {
  const Visual = visuals[kind];
  return (
    <div aria-hidden="true" className="mx-auto max-w-[600px]">
      <Visual />
    </div>
  );
}
