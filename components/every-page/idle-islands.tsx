import { StageBehaviour } from '@/components/demo/stage-behaviour';
import { VisitWatch, type VisitWatchProps } from '@/components/every-page/visit-watch';
import { DemoDataBehaviour } from '@/components/layout/sample-data/demo-data-behaviour';
import { MenuComforts } from '@/components/layout/header/menu-comforts';
import { ScrollRowBehaviour } from '@/components/ui/list/scroll-row-behaviour';
import { ToastMessages } from '@/components/ui/toast/toast-messages';
import { ReferralInUrl } from './referral-in-url';
import { NavigationPending } from './navigation-pending';

export interface LateScriptsProps {
  loading: string;
  growth: VisitWatchProps;
}

/** The islands that every page has and no page needs at its start: one chunk that is fetched in idle time. */
export function IdleIslands({ loading, growth }: LateScriptsProps) {
  return (
    <>
      <ReferralInUrl />
      <NavigationPending label={loading} />
      <VisitWatch {...growth} />
      <MenuComforts />
      <DemoDataBehaviour />
      <StageBehaviour />
      <ScrollRowBehaviour />
      <ToastMessages />
    </>
  );
}
