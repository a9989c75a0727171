import { useEffect, useRef, useState, type RefObject } from 'react';
import { Badge } from '@/components/ui/badge';
import { buttonStyles } from '@/components/ui/button-styles';
import { cn } from '@/components/ui/cn';
import { CopyButton } from '@/components/ui/copy-button';
import { fillTemplate } from '@/components/ui/fill-template';
import { saveFile } from '@/components/ui/save-file';
import type { Facts } from '@/lib/detect/facts';
import type { FindingWeight } from '@/lib/detect/rules/rule';
import { serializeRedactedReport } from '@/lib/detect/redact-report';
import type { DetectReport, Finding, ReportResult } from '@/lib/detect/report';
import { factRowsByGroup, factGroupNames, type FactRow } from '@/lib/detect/fact-groups';
import { addRtcToReport } from './collect-report';
import type { DetectMessages } from './detect-messages';

// The check and its report are fetched as one module when the button is pressed, so that it is one request.
export { collectReport, partName } from './collect-report';

export interface ReportPanelProps {
  readonly messages: DetectMessages;
  readonly report: DetectReport;
  readonly onReport: (report: DetectReport) => void;
}

/** The report: the result, the reasons, further checks, and all values that were read. */
export function ReportPanel({ messages, report, onReport }: ReportPanelProps) {
  const headingRef = useRef<HTMLHeadingElement>(null);
  // The focus moves to the result, where a visitor who pressed the button continues to read.
  useEffect(() => headingRef.current?.focus(), []);
  const readRtc = async () => onReport(await addRtcToReport(report));
  return (
    <div data-report={report.result} className="mt-6">
      <ResultPanel messages={messages} report={report} headingRef={headingRef} />
      <FindingList messages={messages} findings={report.findings} />
      <div className="mt-10 grid gap-6 md:mt-14 lg:grid-cols-2">
        <RtcPanel messages={messages} facts={report.facts} readAddresses={readRtc} />
        <ExportPanel messages={messages.export} report={report} />
      </div>
      <FactTables messages={messages} facts={report.facts} />
    </div>
  );
}

/** The redacted report, as text for the clipboard or as a file. */
function ExportPanel({
  messages,
  report,
}: {
  messages: DetectMessages['export'];
  report: DetectReport;
}) {
  const text = serializeRedactedReport(report);
  const saveReport = () =>
    saveFile(
      new Blob([text], { type: 'application/json' }),
      `superbrowser-detect-${report.at.slice(0, 10)}.json`,
    );
  return (
    <div className="min-w-0 rounded-lg p-5 shadow-[inset_0_0_0_1px_var(--color-line-2)] md:p-8">
      <h3 className="text-h3 text-text">{messages.title}</h3>
      <p className="mt-2 text-[0.9375rem]">{messages.text}</p>
      <div className="mt-5 flex flex-wrap items-center gap-x-4 gap-y-2">
        <button
          type="button"
          onClick={saveReport}
          className={buttonStyles({ variant: 'outline', className: 'max-sm:w-full' })}
        >
          {messages.download}
        </button>
        <CopyButton
          value={text}
          label={messages.copy}
          copiedLabel={messages.copied}
          failedLabel={messages.copyFailed}
          className="font-bold text-blue-700"
        />
      </div>
    </div>
  );
}

/** All values that were read, by group; a missing value says why. */
function FactTables({ messages, facts }: { messages: DetectMessages; facts: Facts }) {
  const rowsByGroup = factRowsByGroup(facts);
  return (
    <div className="mt-10 md:mt-14">
      <h3 className="text-h3 text-text">{messages.facts}</h3>
      <p className="mt-1 text-[0.9375rem]">{messages.factsLead}</p>
      <div className="mt-5 border-b border-line-2">
        {factGroupNames.map((group, index) => (
          <details
            key={group}
            open={index === 0}
            className="group product:group border-t border-line-2"
          >
            <summary className="flex min-h-14 cursor-pointer list-none items-center justify-between gap-5 font-bold text-text hover:text-blue-700">
              {messages.groups[group]}
              <span aria-hidden="true" className="text-[1.375rem] leading-none text-blue-600">
                <span className="group-open:hidden">+</span>
                <span className="product:group-open:inline hidden">−</span>
              </span>
            </summary>
            <dl className="pb-4">
              {rowsByGroup[group].map((row) => (
                <div
                  key={row.source}
                  className="product:md:grid-cols-[4fr_8fr] grid gap-x-6 border-t border-line py-2.5"
                >
                  <dt className="text-[0.9375rem] text-text-3">{messages.sources[row.source]}</dt>
                  <dd className="min-w-0 text-text">
                    <FactValue messages={messages} row={row} facts={facts} />
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

function FactValue({
  messages,
  row,
  facts,
}: {
  messages: DetectMessages;
  row: FactRow;
  facts: Facts;
}) {
  if (row.value !== null) return <ValueText messages={messages} value={row.value} />;
  return (
    <span className="text-[0.9375rem] text-text-3">
      {messages.unread[facts.unread[row.part] ?? 'none']}
    </span>
  );
}

/** A value as it was read; flags are shown as words. */
function ValueText({ messages, value }: { messages: DetectMessages; value: string | boolean }) {
  if (value === true || value === 'true') return messages.yes;
  if (value === false || value === 'false') return messages.no;
  return <span className="font-mono text-sm wrap-anywhere">{value}</span>;
}

const weightTones = { high: 'risk', medium: 'soft', low: 'blue' } as const satisfies Record<
  FindingWeight,
  string
>;

/** Contradictions, heaviest first: which values clash, what a page concludes from it, and what to change. */
function FindingList({
  messages,
  findings,
}: {
  messages: DetectMessages;
  findings: readonly Finding[];
}) {
  return (
    <div className="mt-10 md:mt-14">
      <h3 className="border-b-2 border-text pb-3 text-h3 text-text">{messages.findings}</h3>
      {findings.length === 0 ? (
        <p className="py-5">{messages.none}</p>
      ) : (
        <>
          <ol>
            {findings.map((finding) => (
              <FindingRow key={finding.id} messages={messages} finding={finding} />
            ))}
          </ol>
          <p className="mt-5 max-w-[52em] text-[0.9375rem]">{messages.ours}</p>
        </>
      )}
    </div>
  );
}

function FindingRow({ messages, finding }: { messages: DetectMessages; finding: Finding }) {
  const { title, why, fix } = messages.rules[finding.id];
  return (
    <li
      data-finding={finding.id}
      className="grid gap-x-12 gap-y-5 border-b border-line-2 py-6 lg:grid-cols-[5fr_6fr]"
    >
      <div className="min-w-0">
        <Badge tone={weightTones[finding.weight]} className="text-xs">
          {messages.weights[finding.weight]}
        </Badge>
        <h4 className="mt-2 text-[1.25rem] leading-snug font-bold text-text">{title}</h4>
        {finding.evidence.length > 0 && (
          <dl className="mt-4 grid gap-3">
            {finding.evidence.map(({ source, value }) => (
              <div key={source} className="rounded-md bg-mist px-4 py-2.5">
                <dt className="text-sm text-text-3">{messages.sources[source]}</dt>
                <dd className="text-text">
                  <ValueText messages={messages} value={value} />
                </dd>
              </div>
            ))}
          </dl>
        )}
      </div>
      <dl className="grid content-start gap-4">
        <div>
          <dt className="text-sm text-text-3">{messages.why}</dt>
          <dd>{why}</dd>
        </div>
        <div>
          <dt className="text-sm text-text-3">{messages.fix}</dt>
          <dd className="text-text">{fix}</dd>
        </div>
      </dl>
    </li>
  );
}

interface RtcPanelProps {
  readonly messages: DetectMessages;
  readonly facts: Facts;
  /** Reads the addresses; it settles when the report contains them. */
  readonly readAddresses: () => Promise<void>;
}

/** Explains WebRTC before asking; it is not used until this button is pressed. */
function RtcPanel({ messages: { rtc: messages }, facts, readAddresses }: RtcPanelProps) {
  const [isBusy, setIsBusy] = useState(false);
  const press = async () => {
    if (isBusy) return;
    setIsBusy(true);
    await readAddresses();
    setIsBusy(false);
  };
  return (
    <div className="rounded-lg p-5 shadow-[inset_0_0_0_1px_var(--color-line-2)] md:p-8">
      <h3 className="text-h3 text-text">{messages.title}</h3>
      <p className="mt-2 text-[0.9375rem]">{messages.text}</p>
      <button
        type="button"
        onClick={() => void press()}
        aria-disabled={isBusy || undefined}
        className={buttonStyles({ variant: 'outline', className: 'mt-5 max-sm:w-full' })}
      >
        {messages.ask}
      </button>
      <p role="status" className="mt-3 font-bold wrap-anywhere text-text empty:hidden">
        {isBusy ? messages.busy : outcomeText(messages, facts)}
      </p>
    </div>
  );
}

function outcomeText(messages: DetectMessages['rtc'], { rtc, unread }: Facts): string {
  if (unread.rtc) return messages.unread;
  if (!rtc) return '';
  return rtc.addresses.length === 0
    ? messages.nothing
    : fillTemplate(messages.found, { addresses: rtc.addresses.join(', ') });
}

const resultBackgrounds: Readonly<Record<ReportResult, string>> = {
  consistent: 'bg-ok-bg text-ok',
  hints: 'bg-blue-50 text-blue-700',
  doubtful: 'bg-warm-100 text-warm-text',
  contradictory: 'bg-risk-bg text-risk',
};

interface ResultPanelProps {
  readonly messages: DetectMessages;
  readonly report: DetectReport;
  /** It gets the focus when the report arrives. */
  readonly headingRef: RefObject<HTMLHeadingElement | null>;
}

/** The result as text, the score, and the number of rules it is based on. */
function ResultPanel({ messages, report, headingRef }: ResultPanelProps) {
  const { result, score, checked, total } = report;
  return (
    <div
      className={cn(
        'grid gap-x-12 gap-y-5 rounded-lg p-5 md:grid-cols-[auto_1fr] md:items-center md:p-9',
        resultBackgrounds[result],
      )}
    >
      <p className="product:md:w-44">
        <span className="block text-sm text-text-2">{messages.score}</span>
        <span className="font-num text-num-m leading-none font-bold">{score}</span>
        <span className="block text-sm text-text-2">{messages.outOf}</span>
      </p>
      <div aria-live="polite" className="text-text-2">
        <h3
          ref={headingRef}
          tabIndex={-1}
          className="text-[clamp(1.5rem,2.4vw,2rem)] leading-tight text-text"
        >
          {messages.results[result].title}
        </h3>
        <p className="mt-2 max-w-[40em] text-lead">{messages.results[result].text}</p>
        <p className="mt-2 text-sm">{fillTemplate(messages.checked, { checked, total })}</p>
      </div>
    </div>
  );
}
