import { useTranslations } from 'next-intl';
import type { Correction } from '@/lib/partners/period';

export interface CorrectionsProps {
  corrections: readonly (Correction | 'file')[];
  /** How long figures are kept. */
  days: number;
}

/** What was asked for and not done, and what is shown instead. */
export function Corrections({ corrections, days }: CorrectionsProps) {
  const t = useTranslations('partnersFigures.controls.corrections');
  if (corrections.length === 0) return null;
  return (
    <ul role="alert" className="mt-5 grid gap-1 rounded-md bg-warm-100 px-5 py-3 text-warm-text">
      {corrections.map((correction) => (
        <li key={correction}>{t(correction, { days })}</li>
      ))}
    </ul>
  );
}
