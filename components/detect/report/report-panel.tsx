import { useEffect, useRef } from 'react';
import { collectFacts, withRtc } from '@/lib/detect/browser/collect';
import { parts } from '@/lib/detect/facts';
import { reportOn, type DetectReport } from '@/lib/detect/report';
import { ExportPanel } from './export-panel';
import { FactTables } from './fact-tables';
import { FindingList } from './finding-list';
import { RtcPanel } from './rtc-panel';
import type { DetectWords } from './types';
import { VerdictPanel } from './verdict-panel';

/** Reads everything and judges it. Never throws. */
export async function examine(
  onPart: (index: number, total: number) => void,
): Promise<DetectReport> {
  return reportOn(await collectFacts(onPart), Date.now());
}

/** What the part of that index is called. */
export const partName = (words: DetectWords, index: number): string =>
  words.parts[parts[index] ?? 'browser'];

export interface ReportPanelProps {
  readonly words: DetectWords;
  readonly report: DetectReport;
  /** The report grew. */
  readonly onReport: (report: DetectReport) => void;
}

/** The report: what it comes to, why, what else could be asked, and everything that was read. */
export function ReportPanel({ words, report, onReport }: ReportPanelProps) {
  const title = useRef<HTMLHeadingElement>(null);
  // Whoever pressed the button goes on reading at the result.
  useEffect(() => title.current?.focus(), []);
  const askRtc = async () => onReport(reportOn(await withRtc(report.facts), Date.now()));
  return (
    <div data-report={report.verdict} className="mt-6">
      <VerdictPanel words={words} report={report} title={title} />
      <FindingList words={words} findings={report.findings} />
      <div className="mt-10 grid gap-6 md:mt-14 lg:grid-cols-2">
        <RtcPanel words={words} facts={report.facts} ask={askRtc} />
        <ExportPanel words={words.export} report={report} />
      </div>
      <FactTables words={words} facts={report.facts} />
    </div>
  );
}
