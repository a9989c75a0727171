/** Types of the connection: the browser's APIs it uses, a page's options, and its counts. */
import type { PageType } from '../protocol/frames';
import type { StartupData } from './startup-data';

/** The parts of a browser's WebSocket that the connection uses. */
export type Socket = Pick<WebSocket, 'readyState' | 'send' | 'close' | 'addEventListener'>;

export interface BrowserApis {
  /** Throws when the browser forbids the connection. */
  openSocket(url: string): Socket;
  /** Reads the cookies again when the start-up data have neither browser id nor secret. */
  readStartup(): StartupData;
  /**
   * Reloads the page unless that would lose text or repeat endlessly (W4).
   * @returns whether the page reloads
   */
  reload(): boolean;
  /** A random number from 0 (inclusive) to 1 (exclusive). */
  random(): number;
  /** Logs a line for developers, which never contains the secret or arguments. */
  log(text: string): void;
}

export interface DesktopConnectionOptions {
  readonly startup?: StartupData;
  readonly pageType?: PageType;
  /** Logs each message, without its content. */
  readonly logsMessages?: boolean;
  /** Connects again instead of reloading the page. */
  readonly isReloadDisabled?: boolean;
}

/** Numbers of received frames that were dropped, by reason (W2, W3). */
export interface DroppedFrameCounts {
  tooLarge: number;
  binary: number;
  undecodable: number;
  malformed: number;
  /** Answers that match no waiting request: unknown, late or repeated. */
  unrequested: number;
}
