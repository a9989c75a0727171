'use client';

import { buttonStyles } from '@/components/ui/button-styles';
import { useHydrated } from '@/lib/browser/use-hydrated';

/** A print button, shown once scripts run. Without scripts, staff can print with the browser's menu. */
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
