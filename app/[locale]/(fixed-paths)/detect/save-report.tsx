import { useState } from 'react';
import { useDesktopRequest, type DesktopRequestState } from '@/components/desktop/desktop-hooks';
import { failureText } from '@/components/desktop/connection-messages';
import { buttonStyles } from '@/components/ui/button-styles';
import { redactReport } from '@/lib/detect/redact-report';
import type { DetectReport } from '@/lib/detect/report';
import type { DesktopAppMessages } from './detect-messages';

interface SaveReportProps {
  messages: DesktopAppMessages;
  /** Null before the check has run. */
  report: DetectReport | null;
}

/** Passes the report to the desktop app, which saves it with the seller's store. */
export function SaveReport({ messages, report }: SaveReportProps) {
  const request = useDesktopRequest('WebBrowser', 'SaveDetectedResult');
  const [sentReport, setSentReport] = useState<DetectReport | null>(null);
  // The state of an earlier report's request says nothing about this report.
  const requestState: DesktopRequestState =
    sentReport === report ? request.state : { kind: 'idle' };
  const statusText = {
    idle: () => (report ? '' : messages.save.first),
    pending: () => messages.save.pending,
    done: () => messages.save.done,
    failed: () =>
      requestState.kind === 'failed' ? failureText(requestState.error, messages.connection) : '',
  }[requestState.kind]();
  const isDisabled = !report || requestState.kind === 'pending';
  return (
    <div className="flex flex-wrap items-center gap-x-5 gap-y-2">
      <button
        type="button"
        aria-disabled={isDisabled || undefined}
        onClick={() => {
          if (isDisabled) return;
          setSentReport(report);
          void request.send({ result: redactReport(report) });
        }}
        className={buttonStyles({ variant: 'outline', size: 'sm' })}
      >
        {messages.save.button}
      </button>
      <p role="status">{statusText}</p>
    </div>
  );
}
