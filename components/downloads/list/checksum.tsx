import { useTranslations } from 'next-intl';
import { HashLine } from '@/components/cta/hash-line';
import type { Platform } from '@/lib/releases/types';
import { checksumCommand, shellOf } from '../verify/commands';

export interface ChecksumProps {
  sha256: string;
  /** Null where the address of the package names no file. */
  fileName: string | null;
  platform: Platform;
  /** What it is the checksum of, for screen readers. */
  name: string;
}

/** The checksum of a row, with the line that computes it on a computer; opens below the row. */
export function Checksum({ sha256, fileName, platform, name }: ChecksumProps) {
  const t = useTranslations('downloadList.checksum');
  const shell = shellOf(platform);
  const line = shell && fileName ? checksumCommand(shell, fileName) : null;
  return (
    <details className="col-span-full row-start-4 @min-[52rem]:row-start-2">
      <summary className="unfolds icon-chevron-down icon-14 absolute top-14.5 right-0 flex min-h-11 cursor-pointer items-center gap-1.5 text-sm text-text-2 hover:text-blue-700 @min-[52rem]:top-3.5 @min-[52rem]:right-32 en:@min-[52rem]:right-40">
        {t('title')}
        <span className="sr-only">{name}</span>
      </summary>
      <div className="mt-3 border-t border-line-2 pt-2 text-sm">
        <HashLine sha256={sha256} name={name} tone="light" whole />
        {line && (
          <p className="mt-1">
            {t(shell === 'windows' ? 'powershell' : 'terminal')}{' '}
            <code className="font-mono text-xs wrap-anywhere">
              {line.command} {line.rest}
            </code>
          </p>
        )}
      </div>
    </details>
  );
}
