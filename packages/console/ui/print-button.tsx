'use client';

import { buttonStyles } from '@/components/ui/button-styles';
import { useHydrated } from '@/lib/browser/use-hydrated';

/** A print button, shown once scripts run; without them the browser's menu prints. */
export function PrintButton({ label }: { readonly label: string }) {
  if (!useHydrated()) return null;
  return (
    <button
      type="button"
      onClick={() => window.print()}
      className={buttonStyles({ variant: 'ghost', size: 'sm' })}
    >
      {label}
    </button>
  );
}
