import type { DemoState, LogLine, StoreSession } from '../state';

type NewLine = Omit<LogLine, 'at' | 'isByVisitor'>;

/** Advances the time by a minute and appends these lines to the log. */
export function writeLog(state: DemoState, ...lines: readonly NewLine[]): DemoState {
  const at = state.at + 1;
  const newLines = lines.map((line): LogLine => ({ ...line, at, isByVisitor: true }));
  return { ...state, at, newLineCount: lines.length, log: [...state.log, ...newLines] };
}

/** The sessions, with matching ones ended in the coming minute. */
export const closeSessions = (
  state: DemoState,
  matches: (session: StoreSession) => boolean,
): readonly StoreSession[] =>
  state.sessions.map((session) =>
    session.to === null && matches(session) ? { ...session, to: state.at + 1 } : session,
  );
