import { useTranslations } from 'next-intl';
import { CopyButton } from '@/components/ui/copy-button';
import { Icon } from '@/components/ui/icon';
import { checksumCommand } from '../verify/commands';

/** The checksum of a row, with the line that computes it on a computer; opens below the row. */
export function Checksum({
  sha256,
  fileName,
  windows,
}: {
  sha256: string;
  fileName: string;
  windows: boolean;
}) {
  const t = useTranslations('downloadList.checksum');
  const words = useTranslations('download.words');
  const { command, rest } = checksumCommand(windows ? 'windows' : 'mac', fileName);
  return (
    <details className="group/sum col-span-full row-start-4 @min-[52rem]:row-start-2">
      <summary className="absolute top-14.5 right-0 flex min-h-11 cursor-pointer items-center gap-1.5 text-sm text-text-2 hover:text-blue-700 @min-[52rem]:top-3.5 @min-[52rem]:right-32 en:@min-[52rem]:right-40">
        {t('title')}
        <span className="sr-only">{fileName}</span>
        <Icon name="chevron-down" size={14} className="group-open/sum:rotate-180" />
      </summary>
      <div className="mt-3 border-t border-line-2 pt-2 text-sm">
        <p className="flex flex-wrap items-center gap-x-3">
          SHA-256
          <CopyButton
            value={sha256}
            label={words('copy')}
            copiedLabel={words('copied')}
            failedLabel={words('copyFailed')}
            className="font-bold text-blue-600 hover:text-blue-800"
          />
          <code
            data-sha256={sha256}
            className="font-mono text-xs wrap-anywhere @max-[52rem]:w-full"
          >
            {sha256}
          </code>
        </p>
        <p className="mt-1">
          {t(windows ? 'powershell' : 'terminal')}{' '}
          <code className="font-mono text-xs wrap-anywhere">
            {command} {rest}
          </code>
        </p>
      </div>
    </details>
  );
}
