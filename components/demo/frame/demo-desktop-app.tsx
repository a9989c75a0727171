import type { ComponentType } from 'react';
import type { ViewId } from '@/lib/demo/state';
import { useDemo } from '../demo-context';
import { DevicesView } from '../views/devices-view';
import { OwnerPhone } from '../views/owner-phone';
import { LogbookView } from '../views/logbook-view';
import { MembersView } from '../views/members-view';
import { CloudNumbersView } from '../views/cloud-numbers-view';
import { RobotView } from '../views/robot-view';
import { StoreWindow } from '../views/store-window';
import { StoresView } from '../views/stores-view';
import { LogFeed } from './log-feed';
import s from './frame.module.css';
import { SideMenu } from './side-menu';
import { TitleBar } from './title-bar';

const views: Readonly<Record<ViewId, ComponentType>> = {
  stores: StoresView,
  members: MembersView,
  devices: DevicesView,
  number: CloudNumbersView,
  robot: RobotView,
  logbook: LogbookView,
};

/** The desktop app: bar, menu, page and log; a store's own window in front. */
export function DemoDesktopApp({ highlightedStore }: { highlightedStore: string | null }) {
  const { state } = useDemo();
  const View = views[state.view];
  return (
    <div className={s.console} data-tour={state.tourStep !== null || undefined}>
      <TitleBar />
      <SideMenu highlightedStore={highlightedStore} />
      <div className={s.main} data-view={state.view}>
        <View />
      </div>
      <LogFeed />
      {state.windowStore && <StoreWindow store={state.windowStore} />}
      {state.view === 'devices' && state.deviceRequest && <OwnerPhone />}
    </div>
  );
}
