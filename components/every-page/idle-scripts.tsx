import { DemoStageBehavior } from '@/components/demo/demo-stage-behavior';
import { MissingSettingsBehavior } from '@/components/layout/missing-settings/missing-settings-behavior';
import { MenuHoverAndKeysBehavior } from '@/components/layout/header/menu-hover-and-keys-behavior';
import { ScrollRowBehavior } from '@/components/ui/list/scroll-row-behavior';
import { Toasts } from '@/components/ui/toast/toasts';
import { VisitScripts, type VisitScriptsProps } from './visit-scripts';
import { AttributionInUrl } from './attribution-in-url';
import { NavigationPending } from './navigation-pending';

export interface IdleScriptsProps {
  loadingLabel: string;
  visit: VisitScriptsProps;
}

/** Scripts that every page has and no page needs at its start: one chunk that is fetched in idle time. */
export function IdleScripts({ loadingLabel, visit }: IdleScriptsProps) {
  return (
    <>
      <AttributionInUrl />
      <NavigationPending label={loadingLabel} />
      <VisitScripts {...visit} />
      <MenuHoverAndKeysBehavior />
      <MissingSettingsBehavior />
      <DemoStageBehavior />
      <ScrollRowBehavior />
      <Toasts />
    </>
  );
}
