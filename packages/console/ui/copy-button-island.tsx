'use client';

import { useState } from 'react';
import { buttonStyles } from '@/components/ui/button-styles';
import { useIsHydrated } from '@/lib/browser/use-is-hydrated';

interface CopyButtonIslandProps {
  readonly text: string;
  readonly labels: Readonly<Record<'copy' | 'copied' | 'failed', string>>;
}

/** A copy button, shown once scripts run. Without scripts, staff can select the text next to it. */
export function CopyButtonIsland({ text, labels }: CopyButtonIslandProps) {
  const [state, setState] = useState<keyof CopyButtonIslandProps['labels']>('copy');
  if (!useIsHydrated()) return null;
  const copyText = () =>
    navigator.clipboard.writeText(text).then(
      () => setState('copied'),
      () => setState('failed'),
    );
  return (
    <button
      type="button"
      onClick={() => void copyText()}
      className={buttonStyles({ variant: 'ghost', size: 'sm' })}
    >
      <span aria-live="polite">{labels[state]}</span>
    </button>
  );
}
