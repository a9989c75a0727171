import type { StoreId } from './store-ids';
import type { PersonId } from './people';
import type { SceneId } from './scene-ids';

/** A page of the desktop app's menu. */
export type ViewId = 'stores' | 'members' | 'devices' | 'number' | 'robot' | 'logbook';

/** Minutes since midnight. */
export type Minute = number;

/** A store session; `to` is null while the store is open. */
export interface StoreSession {
  readonly store: StoreId;
  readonly person: PersonId;
  readonly from: Minute;
  readonly to: Minute | null;
  /** The automatic check opened the session; it closes only such sessions. */
  readonly isByRobot?: true;
}

/**
 * What a line of the log says; also the key of its text (`log` in messages/<locale>/demo.json). A person loses access
 * to a store when the store is revoked or their login hours no longer include the present time.
 */
export type LogKind =
  | 'login'
  | 'grant'
  | 'revoke'
  | 'setHours'
  | 'open'
  | 'show'
  | 'hide'
  | 'close'
  | 'select'
  | 'showView'
  | 'switchViewer'
  | 'deviceWaits'
  | 'allowDevice'
  | 'denyDevice'
  | 'codeArrives'
  | 'fillCode'
  | 'robotStep'
  | 'robotDone'
  | 'offboard'
  | 'closeOnOffboarding'
  | 'closeOnLostAccess'
  | 'revokeAll'
  | 'transferStores'
  | 'filter';

/** One line of the log: the person who acted, the action, and the store and the person it concerns. */
export interface LogLine {
  readonly at: Minute;
  readonly actor: PersonId;
  readonly kind: LogKind;
  readonly store?: StoreId;
  readonly person?: PersonId;
  readonly view?: ViewId;
  /** Step of the automatic check, 0–3. */
  readonly step?: number;
  readonly hours?: Hours;
  /** Done by the visitor, not part of the scripted day. */
  readonly isByVisitor?: true;
}

export interface Hours {
  readonly from: Minute;
  readonly to: Minute;
}

export type Grants = Readonly<Record<PersonId, readonly StoreId[]>>;
export type LoginHours = Readonly<Record<PersonId, Hours>>;

/** The whole state of the demo. Open stores, lanes, counts and texts are derived from it. */
export interface DemoState {
  readonly scene: SceneId;
  /** The present time of the day. */
  readonly at: Minute;
  readonly view: ViewId;
  readonly selectedStore: StoreId;
  /** On phones: the selected store's details cover the list. */
  readonly isSheetOpen: boolean;
  /** The person whose desktop app is shown. */
  readonly viewer: PersonId;
  /** Step of the guided tour; null outside it. */
  readonly tourStep: number | null;
  readonly grants: Grants;
  readonly hours: LoginHours;
  readonly sessions: readonly StoreSession[];
  readonly log: readonly LogLine[];
  /** The store whose own window is in front. */
  readonly windowStore: StoreId | null;
  /** Status of the unregistered computer's request; null before the request. */
  readonly deviceRequest: 'waiting' | 'allowed' | 'denied' | null;
  /** Status of the verification code in the store's inbox; null before the code arrives. */
  readonly codeStatus: 'new' | 'used' | null;
  /** Number of finished steps of the automatic check. */
  readonly finishedRobotStepCount: number;
  readonly leaver: PersonId | null;
  /** Stores the person who left could open. */
  readonly freedStores: readonly StoreId[];
  /** The person who took the stores over. */
  readonly successor: PersonId | null;
  /** The person by whom the log is filtered; null shows all lines. */
  readonly logFilter: PersonId | null;
  /** How many of the newest lines the last event added. */
  readonly addedLogLineCount: number;
}

export type DemoEvent =
  | { readonly type: 'showScene'; readonly scene: SceneId }
  | { readonly type: 'showTourStep'; readonly step: number }
  | { readonly type: 'endTour' }
  | { readonly type: 'showView'; readonly view: ViewId }
  | { readonly type: 'switchViewer'; readonly person: PersonId }
  | { readonly type: 'selectStore'; readonly store: StoreId }
  | { readonly type: 'closeSheet' }
  | { readonly type: 'filterLog'; readonly person: PersonId | null }
  | { readonly type: 'openStore'; readonly store: StoreId }
  | { readonly type: 'hideWindow' }
  | { readonly type: 'closeStore'; readonly store: StoreId }
  | { readonly type: 'toggleGrant'; readonly person: PersonId; readonly store: StoreId }
  | {
      readonly type: 'setHours';
      readonly person: PersonId;
      readonly from: Minute;
      readonly to: Minute;
    }
  | { readonly type: 'decideDevice'; readonly isAllowed: boolean }
  | { readonly type: 'fillCode'; readonly store: StoreId }
  | { readonly type: 'runRobotStep' }
  | { readonly type: 'offboardMember'; readonly person: PersonId }
  | { readonly type: 'transferStores'; readonly to: PersonId };

export type EventOf<T extends DemoEvent['type']> = Extract<DemoEvent, { type: T }>;
