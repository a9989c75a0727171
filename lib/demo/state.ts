import type { PersonId, ViewId } from './people';
import type { SceneId } from './scene-ids';
import type { StoreId } from './stores';

/** Minutes since midnight. */
export type Minute = number;

/** A store session: by whom, from when, until when; `to` is null while it is open. */
export interface StoreSession {
  readonly store: StoreId;
  readonly person: PersonId;
  readonly from: Minute;
  readonly to: Minute | null;
  /** Opened by the automatic check, which closes only what it opened. */
  readonly isRobot?: true;
}

export type LogKind =
  | 'login'
  | 'grant'
  | 'revoke'
  | 'hours'
  | 'open'
  | 'show'
  | 'hide'
  | 'close'
  | 'select'
  | 'page'
  | 'seat'
  | 'wait'
  | 'allow'
  | 'deny'
  | 'sms'
  | 'fill'
  | 'robot'
  | 'robotDone'
  | 'leave'
  | 'end'
  | 'gone'
  | 'hand'
  | 'filter';

/** One line of the log: who did what, to which store, concerning whom. */
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
  /** Done by the visitor, not part of the written day. */
  readonly isOwn?: true;
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
  readonly at: Minute;
  readonly view: ViewId;
  readonly selected: StoreId;
  /** On phones: the selected store's details cover the list. */
  readonly isSheetOpen: boolean;
  /** The person whose console is shown. */
  readonly seat: PersonId;
  /** Step of the guided tour; null outside it. */
  readonly tour: number | null;
  readonly grants: Grants;
  readonly hours: LoginHours;
  readonly sessions: readonly StoreSession[];
  readonly log: readonly LogLine[];
  /** The store whose own window is in front. */
  readonly window: StoreId | null;
  readonly device: 'waiting' | 'allowed' | 'denied' | null;
  readonly code: 'new' | 'used' | null;
  /** Number of finished steps of the automatic check. */
  readonly finishedRobotSteps: number;
  readonly leaver: PersonId | null;
  /** Stores the person who left could open. */
  readonly freedStores: readonly StoreId[];
  /** The person who took the stores over. */
  readonly successor: PersonId | null;
  readonly filter: PersonId | null;
  /** How many of the newest lines the last event added. */
  readonly newLineCount: number;
}

export type DemoEvent =
  | { readonly type: 'scene'; readonly scene: SceneId }
  | { readonly type: 'tour'; readonly step: number }
  | { readonly type: 'endTour' }
  | { readonly type: 'page'; readonly view: ViewId }
  | { readonly type: 'seat'; readonly person: PersonId }
  | { readonly type: 'select'; readonly store: StoreId }
  | { readonly type: 'closeSheet' }
  | { readonly type: 'filter'; readonly person: PersonId | null }
  | { readonly type: 'open'; readonly store: StoreId }
  | { readonly type: 'hide' }
  | { readonly type: 'close'; readonly store: StoreId }
  | { readonly type: 'grant'; readonly person: PersonId; readonly store: StoreId }
  | {
      readonly type: 'hours';
      readonly person: PersonId;
      readonly from: Minute;
      readonly to: Minute;
    }
  | { readonly type: 'decide'; readonly isAllowed: boolean }
  | { readonly type: 'fill'; readonly store: StoreId }
  | { readonly type: 'robot' }
  | { readonly type: 'leave'; readonly person: PersonId }
  | { readonly type: 'hand'; readonly to: PersonId };

export type EventOf<T extends DemoEvent['type']> = Extract<DemoEvent, { type: T }>;
