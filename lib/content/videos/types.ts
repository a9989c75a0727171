import type { InBoth } from '../types';

export interface Chapter {
  /** Seconds from the start. */
  readonly at: number;
  readonly title: string;
  /** What is said and shown: the transcript. */
  readonly text: string;
}

interface HelpVideoText {
  readonly title: string;
  readonly summary: string;
  readonly chapters: readonly Chapter[];
}

/** A help video; its file and captions lie under HELP_VIDEO_BASE, named after the slug. */
export interface HelpVideo {
  readonly slug: string;
  readonly text: InBoth<HelpVideoText>;
}
