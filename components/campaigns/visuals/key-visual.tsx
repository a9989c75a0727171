import type { ReactNode } from 'react';
import type { Campaign } from '@/lib/content/types';
import type { CampaignView } from '../family/view';
import { Dial } from './dial';
import { Docks } from './docks';
import { Moon } from './moon';
import { Ones } from './ones';
import { Phases } from './phases';
import { Pixels } from './pixels';
import { WorkedExample } from './worked-example';

const visuals: Record<Campaign['visual'], (view: CampaignView) => ReactNode> = {
  stairs: ({ offers }) => <WorkedExample offers={offers} />,
  docks: () => <Docks />,
  ones: () => <Ones />,
  dial: ({ text }) => <Dial own={text.own} />,
  moon: () => <Moon />,
  phases: () => <Phases />,
  pixels: () => <Pixels />,
};

/** A campaign's own picture; what it shows stands in words beside it. */
export function KeyVisual({ view }: { view: CampaignView }) {
  return (
    <div aria-hidden="true" className="mx-auto max-w-[600px]">
      {visuals[view.campaign.visual](view)}
    </div>
  );
}
