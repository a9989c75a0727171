import { useDesktopRequest } from '@/components/desktop/use-desktop';
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
  const { asked, ask } = useDesktopRequest('WebBrowser', 'SaveDetectedResult');
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
          if (!off) void ask({ result: redactReport(report) });
        }}
        className={buttonStyles({ variant: 'outline', size: 'sm' })}
      >
        {words.save.button}
      </button>
      <p role="status">{said}</p>
    </div>
  );
}
