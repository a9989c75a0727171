import { CopyButton } from '@/components/ui/copy-button';
import { cn } from '@/components/ui/cn';
import { shortHash } from '@/lib/downloads/format';
import type { Words } from './words';

export interface HashLineProps {
  sha256: string;
  /** Whose checksum it is, for screen readers. */
  name: string;
  words: Words;
  /** Stands before the digits. */
  title?: string;
  tone?: 'ink' | 'light';
  className?: string;
}

/** Checksum with both ends visible; the button copies all 64 digits. */
export function HashLine({
  sha256,
  name,
  words: { t },
  title = 'SHA-256',
  tone = 'ink',
  className,
}: HashLineProps) {
  const ink = tone === 'ink';
  return (
    <p
      className={cn(
        'flex flex-wrap items-center gap-x-3 text-xs',
        ink ? 'text-on-ink-2' : 'text-text-2',
        className,
      )}
    >
      <strong>{title}</strong>
      <code title={sha256} data-sha256={sha256} className="font-mono">
        {shortHash(sha256)}
      </code>
      <span className="sr-only">{t('copyHash', { name })}</span>
      <CopyButton
        value={sha256}
        label={t('copy')}
        copiedLabel={t('copied')}
        failedLabel={t('copyFailed')}
        className={cn(
          '-ml-2',
          ink ? 'text-blue-200 hover:text-white' : 'text-blue-600 hover:text-blue-800',
        )}
      />
    </p>
  );
}
