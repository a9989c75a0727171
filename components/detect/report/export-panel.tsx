import { saveFile } from '@/components/ui/save-file';
import { buttonStyles } from '@/components/ui/button-styles';
import { CopyButton } from '@/components/ui/copy-button';
import { serialiseReport } from '@/lib/detect/redact';
import type { DetectReport } from '@/lib/detect/report';
import type { DetectWords } from './types';

/** The redacted report as text on the clipboard or as a file. */
export function ExportPanel({
  words,
  report,
}: {
  words: DetectWords['export'];
  report: DetectReport;
}) {
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
