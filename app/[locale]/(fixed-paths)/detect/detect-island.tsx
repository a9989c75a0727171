'use client';

import { useEffect, useState, type ComponentType } from 'react';
import { mayHaveDesktopApp } from '@/components/desktop/may-have-desktop-app';
import { buttonStyles } from '@/components/ui/button-styles';
import { fillTemplate } from '@/components/ui/fill-template';
import type { DetectReport } from '@/lib/detect/report';
import type { DesktopAppPanelProps } from './desktop-app-panel';
import type { ReportPanelProps } from './report-panel';
import type { DesktopAppMessages, DetectMessages } from './detect-messages';

interface DetectIslandProps {
  readonly messages: DetectMessages;
  readonly desktopAppMessages: DesktopAppMessages;
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
export function DetectIsland({ messages, desktopAppMessages }: DetectIslandProps) {
  const [state, setState] = useState<State>({ kind: 'idle' });
  const isRunning = state.kind === 'running';
  const desktopAppPanel = useDesktopAppPanel();

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
      {desktopAppPanel && (
        <desktopAppPanel.Panel
          messages={desktopAppMessages}
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
  readonly Panel: ComponentType<DesktopAppPanelProps>;
}

/** The desktop app's part; its code is fetched only where one may be present. */
function useDesktopAppPanel(): LoadedPanel | null {
  const [loadedPanel, setLoadedPanel] = useState<LoadedPanel | null>(null);
  useEffect(() => {
    if (!mayHaveDesktopApp()) return undefined;
    let isMounted = true;
    import('./desktop-app-panel').then(
      ({ DesktopAppPanel }) => isMounted && setLoadedPanel({ Panel: DesktopAppPanel }),
      // Without this code the page does what it does outside the desktop app.
      () => undefined,
    );
    return () => {
      isMounted = false;
    };
  }, []);
  return loadedPanel;
}
