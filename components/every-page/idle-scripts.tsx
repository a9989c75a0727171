import { DemoStageBehavior } from '@/components/demo/demo-stage-behavior';
import { MissingSettingsBehavior } from '@/components/layout/missing-settings/missing-settings-behavior';
import { MenuHoverAndKeysBehavior } from '@/components/layout/header/menu-hover-and-keys-behavior';
import { ScrollRowBehavior } from '@/components/ui/list/scroll-row-behavior';
import { Toasts } from '@/components/ui/toast/toasts';
import { MarketingScripts, type MarketingScriptsProps } from './marketing-scripts';
import { AttributionInUrl } from './attribution-in-url';
import { NavigationPending } from './navigation-pending';

export interface IdleScriptsProps {
  loadingLabel: string;
  marketing: MarketingScriptsProps;
}

/** Scripts that every page has and no page needs at its start: one chunk that is fetched in idle time. */
export function IdleScripts({ loadingLabel, marketing }: IdleScriptsProps) {
  return (
    <>
      <AttributionInUrl />
      <NavigationPending label={loadingLabel} />
      <MarketingScripts {...marketing} />
      <MenuHoverAndKeysBehavior />
      <MissingSettingsBehavior />
      <DemoStageBehavior />
      <ScrollRowBehavior />
      <Toasts />
    </>
  );
}
