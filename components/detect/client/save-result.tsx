import { useState } from 'react';
import { useDesktopRequest, type Asked } from '@/components/desktop/use-desktop';
import { failureText } from '@/components/desktop/words';
import { buttonStyles } from '@/components/ui/button-styles';
import { redactReport } from '@/lib/detect/redact';
import type { DetectReport } from '@/lib/detect/report';
import type { ClientWords } from './types';

export interface SaveResultProps {
  words: ClientWords;
  /** null before the check has run. */
  report: DetectReport | null;
}

/** Hands the report over to the client, which keeps it with the store. */
export function SaveResult({ words, report }: SaveResultProps) {
  const request = useDesktopRequest('WebBrowser', 'SaveDetectedResult');
  const [sent, setSent] = useState<DetectReport | null>(null);
  // What became of one report says nothing about the next.
  const asked: Asked = sent === report ? request.asked : { kind: 'idle' };
  const said = {
    idle: () => (report ? '' : words.save.first),
    pending: () => words.save.pending,
    done: () => words.save.done,
    failed: () => (asked.kind === 'failed' ? failureText(asked.error, words.connection) : ''),
  }[asked.kind]();
  const off = !report || asked.kind === 'pending';
  return (
    <div className="flex flex-wrap items-center gap-x-5 gap-y-2">
      <button
        type="button"
        aria-disabled={off || undefined}
        onClick={() => {
          if (off) return;
          setSent(report);
          void request.ask({ result: redactReport(report) });
        }}
        className={buttonStyles({ variant: 'outline', size: 'sm' })}
      >
        {words.save.button}
      </button>
      <p role="status">{said}</p>
    </div>
  );
}
