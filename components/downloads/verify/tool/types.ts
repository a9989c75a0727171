import type { MessageGroup } from '@/lib/i18n/group';
import type { Locale } from '@/lib/i18n/routing';

export type ToolWords = MessageGroup<'verify.tool'>;
export type VerdictWords = MessageGroup<'verify.verdict'>;

/** What the panels of verdicts get from the page. */
export interface VerdictProps {
  readonly verdicts: VerdictWords;
  readonly locale: Locale;
  /** Where a visitor goes on, in the page's language. */
  readonly ways: {
    readonly download: string;
    readonly contact: string;
    readonly addresses: string;
    /** The commands, on this page. */
    readonly commands: string;
  };
}
