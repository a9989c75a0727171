import { VisitWatch, type VisitWatchProps } from '@/components/growth/visit-watch';
import { DemoBehaviour } from '@/components/layout/demo/demo-behaviour';
import { NavigationPending } from './navigation-pending';

export interface LateScriptsProps {
  loading: string;
  growth: VisitWatchProps;
}

/** What every page has, and no page needs at its start: one chunk that is fetched in idle time. */
export function LateScripts({ loading, growth }: LateScriptsProps) {
  return (
    <>
      <NavigationPending label={loading} />
      <VisitWatch {...growth} />
      <DemoBehaviour />
    </>
  );
}
