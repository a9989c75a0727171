import type { RefObject } from 'react';
import { fill } from '@/components/ui/fill';
import { cn } from '@/components/ui/cn';
import type { DetectReport, ReportVerdict } from '@/lib/detect/report';
import type { DetectWords } from './types';

const grounds: Readonly<Record<ReportVerdict, string>> = {
  consistent: 'bg-ok-bg text-ok',
  hints: 'bg-blue-50 text-blue-700',
  doubtful: 'bg-warm-100 text-warm-text',
  contradictory: 'bg-risk-bg text-risk',
};

export interface VerdictPanelProps {
  readonly words: DetectWords;
  readonly report: DetectReport;
  /** Gets the focus when the report arrives. */
  readonly title: RefObject<HTMLHeadingElement | null>;
}

/** What it comes to: verdict in words, score, and on how many rules it rests. */
export function VerdictPanel({ words, report, title }: VerdictPanelProps) {
  const { verdict, score, judged, total } = report;
  return (
    <div
      className={cn(
        'grid gap-x-12 gap-y-5 rounded-lg p-5 md:grid-cols-[auto_1fr] md:items-center md:p-9',
        grounds[verdict],
      )}
    >
      <p className="md:w-44">
        <span className="block text-sm text-text-2">{words.score}</span>
        <span className="font-num text-num-m leading-none font-bold">{score}</span>
        <span className="block text-sm text-text-2">{words.outOf}</span>
      </p>
      <div aria-live="polite" className="text-text-2">
        <h3
          ref={title}
          tabIndex={-1}
          className="text-[clamp(24px,2.4vw,32px)] leading-tight text-text"
        >
          {words.verdicts[verdict].title}
        </h3>
        <p className="mt-2 max-w-[40em] text-lead">{words.verdicts[verdict].text}</p>
        <p className="mt-2 text-sm">{fill(words.judged, { judged, total })}</p>
      </div>
    </div>
  );
}
