import type { ReactNode } from 'react';
import type { Campaign } from '@/lib/content/types';
import type { CampaignView } from '../campaign-view';
import { WorkedExample } from './worked-example';
import { Docks } from './docks';
import { DoubleElevenVisual } from './double-eleven';
import { Dial } from './dial';
import { Moon } from './moon';
import { Phases } from './phases';
import { Pixels } from './pixels';

/** The picture of each campaign, by `visual` in its front matter. */
const visuals: Record<Campaign['visual'], (view: CampaignView) => ReactNode> = {
  stairs: ({ offers }) => <WorkedExample offers={offers} />,
  docks: () => <Docks />,
  ones: () => <DoubleElevenVisual />,
  dial: ({ text }) => <Dial section={text.own} />,
  moon: () => <Moon />,
  phases: () => <Phases />,
  pixels: () => <Pixels />,
};

/** A campaign's key visual; the text next to it says what it shows. */
export function KeyVisual({ view }: { view: CampaignView }) {
  return (
    <div aria-hidden="true" className="mx-auto max-w-[600px]">
      {visuals[view.campaign.visual](view)}
    </div>
  );
}
