import type { ReactNode } from 'react';
import { AppList } from '@/components/mockups/app-list';
import { CodeMessages } from '@/components/mockups/code-messages';
import { FlowSteps } from '@/components/mockups/flow-steps';
import { StoreHandover } from '@/components/mockups/handover';
import { LoginDevices } from '@/components/mockups/console/login-devices';
import { LoginWeek } from '@/components/mockups/console/login-week';
import { PermissionSheet } from '@/components/mockups/console/permission-sheet';
import { PhoneApp } from '@/components/mockups/phone-app';
import { RiskNotice } from '@/components/mockups/risk-notice';
import { RouteMap } from '@/components/mockups/route-map';
import { Vault } from '@/components/mockups/vault';
import { EnvironmentColumns } from './environment-columns';
import type { FunctionKey } from './functions';
import { LevelRows } from './level-rows';
import { LogLines } from './log-lines';
import { SharedProfile } from './shared-profile';

interface Picture {
  readonly picture: ReactNode;
  /** Ground the picture stands on. */
  readonly ground: 'mist' | 'ink' | 'white';
  /** Takes the whole row, picture below the words. */
  readonly wide?: boolean;
}

/** What each function looks like. */
export const pictures: Record<FunctionKey, Picture> = {
  environment: { picture: <EnvironmentColumns />, ground: 'mist', wide: true },
  network: { picture: <RouteMap />, ground: 'ink', wide: true },
  vault: { picture: <Vault />, ground: 'ink', wide: true },
  handover: { picture: <StoreHandover />, ground: 'mist' },
  shared: { picture: <SharedProfile />, ground: 'mist' },
  risk: { picture: <RiskNotice />, ground: 'mist', wide: true },
  levels: { picture: <LevelRows />, ground: 'mist', wide: true },
  stores: { picture: <PermissionSheet />, ground: 'white', wide: true },
  devices: { picture: <LoginDevices />, ground: 'mist' },
  hours: { picture: <LoginWeek />, ground: 'white' },
  log: { picture: <LogLines />, ground: 'mist', wide: true },
  robot: { picture: <FlowSteps />, ground: 'white' },
  apps: { picture: <AppList />, ground: 'white' },
  number: { picture: <CodeMessages />, ground: 'white' },
  mobile: { picture: <Phone />, ground: 'mist' },
};

/** The upper part of the phone; the rest runs out of the panel. */
function Phone() {
  return (
    <div className="-mb-5 grid max-h-[340px] place-items-center overflow-hidden md:-mb-8">
      <PhoneApp className="self-start shadow-2" />
    </div>
  );
}
