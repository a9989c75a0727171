'use client';

import { useEffect, useState, type ComponentType } from 'react';
import { mayHaveClient } from '@/components/desktop/may-have-client';
import { buttonStyles } from '@/components/ui/button-styles';
import { fillTemplate } from '@/components/ui/fill-template';
import type { DetectReport } from '@/lib/detect/report';
import type { DesktopClientPanelProps } from './desktop-client-panel';
import type { ReportPanelProps } from './report-panel';
import type { DesktopClientMessages, DetectMessages } from './detect-messages';

interface DetectIslandProps {
  readonly messages: DetectMessages;
  readonly clientMessages: DesktopClientMessages;
}

type State =
  | { readonly kind: 'idle' | 'failed' }
  | { readonly kind: 'running'; readonly line: string }
  | {
      readonly kind: 'done';
      /** The time of this check; its report may be completed later. */
      readonly checkedAt: string;
      readonly report: DetectReport;
      readonly ReportPanel: ComponentType<ReportPanelProps>;
    };

/** The button, the progress of the check, and then the report, whose code is fetched when the button is pressed. */
export function DetectIsland({ messages, clientMessages }: DetectIslandProps) {
  const [state, setState] = useState<State>({ kind: 'idle' });
  const isRunning = state.kind === 'running';
  const clientPanel = useClientPanel();

  async function check() {
    if (isRunning) return;
    setState({ kind: 'running', line: '' });
    try {
      const { collectReport, partName, ReportPanel } = await import('./report-panel');
      const report = await collectReport((index, total) =>
        setState({
          kind: 'running',
          line: fillTemplate(messages.progress, {
            part: partName(messages, index),
            done: index + 1,
            total,
          }),
        }),
      );
      setState({ kind: 'done', checkedAt: report.at, report, ReportPanel });
    } catch {
      // Only loading the code can fail here; reading the values never throws.
      setState({ kind: 'failed' });
    }
  }

  const statusLine = {
    idle: messages.idle,
    failed: messages.failed,
    running: isRunning ? state.line : '',
    done:
      state.kind === 'done'
        ? fillTemplate(messages.done, {
            result: messages.results[state.report.result].title,
            score: state.report.score,
          })
        : '',
  }[state.kind];
  return (
    <div className="relative -mt-6 md:-mt-10">
      <div className="flex flex-wrap items-center gap-x-6 gap-y-4 rounded-lg bg-paper p-5 shadow-2 ring-1 ring-line md:p-8">
        <button
          type="button"
          onClick={() => void check()}
          aria-disabled={isRunning || undefined}
          className={buttonStyles({ size: 'xl', className: 'max-sm:w-full' })}
        >
          {state.kind === 'done' ? messages.again : messages.start}
        </button>
        <p role="status" className="product:max-sm:basis-full min-h-14 flex-1 content-center">
          {statusLine}
        </p>
      </div>
      {clientPanel && (
        <clientPanel.Panel
          messages={clientMessages}
          report={state.kind === 'done' ? state.report : null}
        />
      )}
      {state.kind === 'done' && (
        <state.ReportPanel
          key={state.checkedAt}
          messages={messages}
          report={state.report}
          onReport={(completedReport) =>
            // The answer may come after another check has begun; then it belongs to the old check and is ignored.
            setState((current) =>
              current.kind === 'done' && current.checkedAt === state.checkedAt
                ? { ...current, report: completedReport }
                : current,
            )
          }
        />
      )}
    </div>
  );
}

interface LoadedPanel {
  readonly Panel: ComponentType<DesktopClientPanelProps>;
}

/** The desktop client's part; its code is fetched only where a client may be present. */
function useClientPanel(): LoadedPanel | null {
  const [loadedPanel, setLoadedPanel] = useState<LoadedPanel | null>(null);
  useEffect(() => {
    if (!mayHaveClient()) return undefined;
    let isMounted = true;
    import('./desktop-client-panel').then(
      ({ DesktopClientPanel }) => isMounted && setLoadedPanel({ Panel: DesktopClientPanel }),
      // Without this code the page does what it does outside the client.
      () => undefined,
    );
    return () => {
      isMounted = false;
    };
  }, []);
  return loadedPanel;
}
