'use client';

import { buttonStyles } from '@/components/ui/button-styles';
import { useIsHydrated } from '@/lib/browser/use-is-hydrated';

/** A print button, shown once scripts run. Without scripts, staff can print with the browser's menu. */
export function PrintButton({ label }: { readonly label: string }) {
  if (!useIsHydrated()) return null;
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
