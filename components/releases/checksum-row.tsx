import { useLocale, useTranslations } from 'next-intl';
import { cn } from '@/components/ui/cn';
import { PlainLink } from '@/components/ui/plain-link';
import { PlainCopyButton } from '@/components/ui/plain-copy-button';
import { shortHash } from '@/lib/releases/release-package';
import { pagePath } from '@/lib/core/i18n/paths';

/** Text and button colors on each background. */
const tones = {
  ink: ['text-on-ink-2', 'text-blue-200 hover:text-white'],
  light: ['text-text-2', 'text-blue-800 hover:text-text'],
  blue: ['text-white', 'text-white underline underline-offset-4'],
} as const;

interface ChecksumRowProps {
  sha256: string;
  /** Name of the package, for screen readers. */
  name: string;
  /** Text before the digits, where several checksums are listed; without it the line links to /verify. */
  title?: string;
  /** Shows all 64 digits; otherwise both ends. */
  isWhole?: boolean;
  tone?: keyof typeof tones;
  /**
   * Marks the checksum of a package that the VPS edition replaces by another package (B4); there the checksum is
   * hidden.
   */
  detailsOf?: 'windows' | undefined;
  className?: string;
}

/** Checksum of a package; the button copies all 64 digits. */
export function ChecksumRow({
  sha256,
  name,
  title,
  isWhole = false,
  tone = 'ink',
  detailsOf,
  className,
}: ChecksumRowProps) {
  const t = useTranslations('release');
  const locale = useLocale();
  const [text, button] = tones[tone];
  return (
    <p
      data-details-of={detailsOf}
      className={cn('flex flex-wrap items-center gap-x-3 text-xs', text, className)}
    >
      {title ?? 'SHA-256'}
      <code data-sha256={sha256} className={cn('font-mono', isWhole && 'min-w-0 wrap-anywhere')}>
        {isWhole ? sha256 : shortHash(sha256)}
      </code>
      <PlainCopyButton
        value={sha256}
        label={t('copy')}
        name={t('copyHash', { name })}
        copiedLabel={t('copied')}
        failedLabel={t('copyFailed')}
        className={cn('-ml-2', button)}
      />
      {!title && (
        <PlainLink
          href={pagePath(locale, '/verify')}
          className="flex min-h-11 items-center underline"
        >
          {t('verify')}
        </PlainLink>
      )}
    </p>
  );
}
