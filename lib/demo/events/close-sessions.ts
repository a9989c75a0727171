import type { DemoState, StoreSession } from '../state';

/** The sessions, with matching ones ended in the coming minute. */
export const closeSessions = (
  state: DemoState,
  matches: (session: StoreSession) => boolean,
): readonly StoreSession[] =>
  state.sessions.map((session) =>
    session.to === null && matches(session) ? { ...session, to: state.at + 1 } : session,
  );
