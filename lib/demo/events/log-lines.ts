import type { DemoState, LogLine } from '../state';

type NewLine = Omit<LogLine, 'at' | 'isByVisitor'>;

/** The state a minute later, with these lines at the end of its log. */
export function withLogLines(state: DemoState, ...lines: readonly NewLine[]): DemoState {
  const at = state.at + 1;
  const newLines = lines.map((line): LogLine => ({ ...line, at, isByVisitor: true }));
  return { ...state, at, addedLogLineCount: lines.length, log: [...state.log, ...newLines] };
}
