import { useLocale } from 'next-intl';
import { ClosingBand } from '@/components/sections/closing-band';
import { ButtonLink } from '@/components/ui/button';
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

/** The end of a solution's page: apply, or read on elsewhere. */
export function ApplyClosing({ title, text, apply, other }: ApplyClosingProps) {
  const locale = useLocale();
  return (
    <ClosingBand
      title={title}
      text={text}
      actions={
        <>
          <ButtonLink size="xl" href={applyPath(locale, apply.from)}>
            {apply.label}
          </ButtonLink>
          <ButtonLink size="xl" variant="inverse" href={pagePath(locale, other.path)}>
            {other.label}
          </ButtonLink>
        </>
      }
    />
  );
}
