import { useLocale } from 'next-intl';
import { ClosingHours } from '@/components/layout/page/closing-hours';
import { TextLink } from '@/components/ui/text-link';
import { pagePath } from '@/lib/i18n/paths';
import type { RoutePath } from '@/lib/routes';
import { applyPath } from './apply-path';

export interface ApplyClosingProps {
  title: string;
  text: string;
  apply: { from: Parameters<typeof applyPath>[1]; label: string };
  /** The page to read instead. */
  other: { path: RoutePath; label: string };
}

/** The end of a solution's page: apply, call, or read on elsewhere. */
export function ApplyClosing({ title, text, apply, other }: ApplyClosingProps) {
  const locale = useLocale();
  return (
    <ClosingHours
      title={title}
      text={text}
      apply={{ href: applyPath(locale, apply.from), label: apply.label }}
      other={
        <TextLink href={pagePath(locale, other.path)} tone="ink">
          {other.label}
        </TextLink>
      }
    />
  );
}
