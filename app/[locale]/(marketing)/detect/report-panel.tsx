import { useEffect, useRef, useState, type RefObject } from 'react';
import { Badge } from '@/components/ui/badge';
import { buttonStyles } from '@/components/ui/button-styles';
import { cn } from '@/components/ui/cn';
import { CopyButton } from '@/components/ui/copy-button';
import { fill } from '@/components/ui/fill';
import { saveFile } from '@/components/ui/save-file';
import { collectFacts, withRtc } from '@/lib/detect/browser/collect';
import { parts, type Facts } from '@/lib/detect/facts';
import type { Weight } from '@/lib/detect/findings';
import { serialiseReport } from '@/lib/detect/redact';
import { reportOn, type DetectReport, type Finding, type ReportResult } from '@/lib/detect/report';
import { factGroups, reportGroups, type FactRow } from '@/lib/detect/rows';
import type { DetectWords } from './types';

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

/** The redacted report as text on the clipboard or as a file. */
function ExportPanel({ words, report }: { words: DetectWords['export']; report: DetectReport }) {
  const text = serialiseReport(report);
  const save = () =>
    saveFile(
      new Blob([text], { type: 'application/json' }),
      `superbrowser-detect-${report.at.slice(0, 10)}.json`,
    );
  return (
    <div className="min-w-0 rounded-lg p-5 shadow-[inset_0_0_0_1px_var(--color-line-2)] md:p-8">
      <h3 className="text-h3 text-text">{words.title}</h3>
      <p className="mt-2 text-[15px]">{words.text}</p>
      <div className="mt-5 flex flex-wrap items-center gap-x-4 gap-y-2">
        <button
          type="button"
          onClick={save}
          className={buttonStyles({ variant: 'outline', className: 'max-sm:w-full' })}
        >
          {words.download}
        </button>
        <CopyButton
          value={text}
          label={words.copy}
          copiedLabel={words.copied}
          failedLabel={words.copyFailed}
          className="font-bold text-blue-700"
        />
      </div>
    </div>
  );
}

/** Everything that was read, group by group; what was not says why. */
function FactTables({ words, facts }: { words: DetectWords; facts: Facts }) {
  const rows = factGroups(facts);
  return (
    <div className="mt-10 md:mt-14">
      <h3 className="text-h3 text-text">{words.facts}</h3>
      <p className="mt-1 text-[15px]">{words.factsLead}</p>
      <div className="mt-5 border-b border-line-2">
        {reportGroups.map((group, index) => (
          <details key={group} open={index === 0} className="group border-t border-line-2">
            <summary className="flex min-h-14 cursor-pointer list-none items-center justify-between gap-5 font-bold text-text hover:text-blue-700">
              {words.groups[group]}
              <span aria-hidden="true" className="text-[22px] leading-none text-blue-600">
                <span className="group-open:hidden">+</span>
                <span className="hidden group-open:inline">−</span>
              </span>
            </summary>
            <dl className="pb-4">
              {rows[group].map((row) => (
                <div
                  key={row.source}
                  className="grid gap-x-6 border-t border-line py-2.5 md:grid-cols-[4fr_8fr]"
                >
                  <dt className="text-[15px] text-text-3">{words.sources[row.source]}</dt>
                  <dd className="min-w-0 text-text">
                    <FactValue words={words} row={row} facts={facts} />
                  </dd>
                </div>
              ))}
            </dl>
          </details>
        ))}
      </div>
    </div>
  );
}

function FactValue({ words, row, facts }: { words: DetectWords; row: FactRow; facts: Facts }) {
  if (row.value !== null) return <ValueText words={words} value={row.value} />;
  return (
    <span className="text-[15px] text-text-3">
      {words.unread[facts.unread[row.part] ?? 'none']}
    </span>
  );
}

/** A value as it was read; flags as words. */
function ValueText({ words, value }: { words: DetectWords; value: string | boolean }) {
  if (value === true || value === 'true') return words.yes;
  if (value === false || value === 'false') return words.no;
  return <span className="font-mono text-sm wrap-anywhere">{value}</span>;
}

const tones = { high: 'risk', medium: 'soft', low: 'blue' } as const satisfies Record<
  Weight,
  string
>;

/** Contradictions, heaviest first: what clashes, what a page makes of it, what to change. */
function FindingList({ words, findings }: { words: DetectWords; findings: readonly Finding[] }) {
  return (
    <div className="mt-10 md:mt-14">
      <h3 className="border-b-2 border-text pb-3 text-h3 text-text">{words.findings}</h3>
      {findings.length === 0 ? (
        <p className="py-5">{words.none}</p>
      ) : (
        <>
          <ol>
            {findings.map((finding) => (
              <FindingRow key={finding.id} words={words} finding={finding} />
            ))}
          </ol>
          <p className="mt-5 max-w-[52em] text-[15px]">{words.ours}</p>
        </>
      )}
    </div>
  );
}

function FindingRow({ words, finding }: { words: DetectWords; finding: Finding }) {
  const { title, why, fix } = words.rules[finding.id];
  return (
    <li
      data-finding={finding.id}
      className="grid gap-x-12 gap-y-5 border-b border-line-2 py-6 lg:grid-cols-[5fr_6fr]"
    >
      <div className="min-w-0">
        <Badge tone={tones[finding.weight]} className="text-xs">
          {words.weights[finding.weight]}
        </Badge>
        <h4 className="mt-2 text-[20px] leading-snug font-bold text-text">{title}</h4>
        {finding.evidence.length > 0 && (
          <dl className="mt-4 grid gap-3">
            {finding.evidence.map(({ source, value }) => (
              <div key={source} className="rounded-md bg-mist px-4 py-2.5">
                <dt className="text-sm text-text-3">{words.sources[source]}</dt>
                <dd className="text-text">
                  <ValueText words={words} value={value} />
                </dd>
              </div>
            ))}
          </dl>
        )}
      </div>
      <dl className="grid content-start gap-4">
        <div>
          <dt className="text-sm text-text-3">{words.why}</dt>
          <dd>{why}</dd>
        </div>
        <div>
          <dt className="text-sm text-text-3">{words.fix}</dt>
          <dd className="text-text">{fix}</dd>
        </div>
      </dl>
    </li>
  );
}

interface RtcPanelProps {
  readonly words: DetectWords;
  readonly facts: Facts;
  /** Reads the addresses; settles when the report has them. */
  readonly ask: () => Promise<void>;
}

/** Explains before it asks: nothing of WebRTC is touched until this button is pressed. */
function RtcPanel({ words: { rtc: words }, facts, ask }: RtcPanelProps) {
  const [busy, setBusy] = useState(false);
  const press = async () => {
    if (busy) return;
    setBusy(true);
    await ask();
    setBusy(false);
  };
  return (
    <div className="rounded-lg p-5 shadow-[inset_0_0_0_1px_var(--color-line-2)] md:p-8">
      <h3 className="text-h3 text-text">{words.title}</h3>
      <p className="mt-2 text-[15px]">{words.text}</p>
      <button
        type="button"
        onClick={() => void press()}
        aria-disabled={busy || undefined}
        className={buttonStyles({ variant: 'outline', className: 'mt-5 max-sm:w-full' })}
      >
        {words.ask}
      </button>
      <p role="status" className="mt-3 font-bold wrap-anywhere text-text empty:hidden">
        {busy ? words.busy : outcome(words, facts)}
      </p>
    </div>
  );
}

function outcome(words: DetectWords['rtc'], { rtc, unread }: Facts): string {
  if (unread.rtc) return words.unread;
  if (!rtc) return '';
  return rtc.addresses.length === 0
    ? words.nothing
    : fill(words.found, { addresses: rtc.addresses.join(', ') });
}

const grounds: Readonly<Record<ReportResult, string>> = {
  consistent: 'bg-ok-bg text-ok',
  hints: 'bg-blue-50 text-blue-700',
  doubtful: 'bg-warm-100 text-warm-text',
  contradictory: 'bg-risk-bg text-risk',
};

interface VerdictPanelProps {
  readonly words: DetectWords;
  readonly report: DetectReport;
  /** Gets the focus when the report arrives. */
  readonly title: RefObject<HTMLHeadingElement | null>;
}

/** What it comes to: verdict in words, score, and on how many rules it rests. */
function VerdictPanel({ words, report, title }: VerdictPanelProps) {
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
