import type { DemoState, LogLine, StoreSession } from '../state';

type NewLine = Omit<LogLine, 'at' | 'own'>;

/** A minute passes, and the log gets these lines. */
export function writeLog(state: DemoState, ...lines: readonly NewLine[]): DemoState {
  const at = state.at + 1;
  const added = lines.map((line): LogLine => ({ ...line, at, own: true }));
  return { ...state, at, fresh: lines.length, log: [...state.log, ...added] };
}

/** Sessions with those that match ended in the coming minute. */
export const closeSessions = (
  state: DemoState,
  matches: (session: StoreSession) => boolean,
): readonly StoreSession[] =>
  state.sessions.map((session) =>
    session.to === null && matches(session) ? { ...session, to: state.at + 1 } : session,
  );
