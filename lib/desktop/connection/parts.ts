/** What the connection is given: the browser's APIs, and a page's options. */
import type { AppType } from '../protocol/frames';
import type { StartupData } from './startup';

/** The parts of a browser's WebSocket that are used. */
export type Socket = Pick<WebSocket, 'readyState' | 'send' | 'close' | 'addEventListener'>;

export interface DesktopParts {
  /** May throw where the browser forbids it. */
  openSocket(address: string): Socket;
  /** Reads the cookies again when the page was handed neither bid nor sid. */
  readStartup(): StartupData;
  /** Reloads the page unless that would lose text or go round in circles (W4). @returns whether it does */
  reload(): boolean;
  /** 0 (inclusive) to 1 (exclusive). */
  random(): number;
  /** A line for developers; never holds the secret or arguments. */
  log(text: string): void;
}

export interface DesktopSettings {
  readonly startup?: StartupData;
  readonly tag?: AppType;
  /** Logs each message's module and action. */
  readonly isLogs?: boolean;
  /** Connects again instead of reloading the page. */
  readonly noReload?: boolean;
}

/** Frames that were not used, by why (W2, W3). */
export interface Dropped {
  tooLarge: number;
  binary: number;
  undecodable: number;
  shapeless: number;
  /** Answers without a request: unknown, late, twice. */
  unasked: number;
}
