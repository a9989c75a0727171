/**
 * The states of the connection that pages see, with the names of the contract (W4). `initing` also stands where there
 * is no desktop app, and after the connection was stopped.
 */
export const connectionStatus = { initing: 0, success: 1, fail: 2 } as const;
type ConnectionStatus = (typeof connectionStatus)[keyof typeof connectionStatus];

/**
 * A second numbering of the same three states. It is part of the contract with the desktop app's makers, but no page of
 * this site uses it.
 */
const alternateStatus = { INIT: 1, SUCCESS: 2, FAIL: 3 } as const;
type AlternateStatus = (typeof alternateStatus)[keyof typeof alternateStatus];

const alternateByStatus: Readonly<Record<ConnectionStatus, AlternateStatus>> = {
  [connectionStatus.initing]: alternateStatus.INIT,
  [connectionStatus.success]: alternateStatus.SUCCESS,
  [connectionStatus.fail]: alternateStatus.FAIL,
};

/** The alternate number of a connection status. */
export const toAlternateStatus = (status: ConnectionStatus): AlternateStatus =>
  alternateByStatus[status];

/**
 * Why there is no connection. outside: no session secret, so nothing was tried; badSecret, badPort: unusable start-up
 * data (W1); unreachable: no response; refused: the desktop app refused; lost: the connection closed.
 */
export type ConnectionProblem =
  'outside' | 'badSecret' | 'badPort' | 'unreachable' | 'refused' | 'lost';

export interface ConnectionState {
  readonly status: ConnectionStatus;
  readonly problem: ConnectionProblem | null;
}
