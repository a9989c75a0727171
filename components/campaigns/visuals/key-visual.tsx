import type { ReactNode } from 'react';
import type { Campaign } from '@/lib/campaigns/campaign-types';
import type { CampaignView } from '@/lib/campaigns/campaign-view';
import { ExampleOrderVisual } from './example-order-visual';
import { ConnectedAppsVisual } from './connected-apps-visual';
import { DoubleElevenVisual } from './double-eleven-visual';
import { ShiftDialVisual } from './shift-dial-visual';
import { FullMoonVisual } from './full-moon-visual';
import { MoonPhasesVisual } from './moon-phases-visual';
import { Date618Visual } from './date-618-visual';

/**
 * The picture of each campaign, by `visual` in its front matter. The names are stored in texts of staff, so they stay
 * although the drawings changed.
 */
const visuals: Record<Campaign['visual'], (view: CampaignView) => ReactNode> = {
  stairs: ({ coupons }) => <ExampleOrderVisual offers={coupons} />,
  docks: () => <ConnectedAppsVisual />,
  ones: () => <DoubleElevenVisual />,
  dial: ({ text }) => <ShiftDialVisual section={text.own} />,
  moon: () => <FullMoonVisual />,
  phases: () => <MoonPhasesVisual />,
  pixels: () => <Date618Visual />,
};

/** A campaign's key visual, hidden from screen readers: the text next to the drawing says what it shows. */
export function KeyVisual({ view }: { view: CampaignView }) {
  return (
    <div aria-hidden="true" className="mx-auto max-w-[600px]">
      {visuals[view.campaign.visual](view)}
    </div>
  );
}
