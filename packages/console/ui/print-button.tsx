'use client';

import { useEffect, useState } from 'react';
import { buttonStyles } from '@/components/ui/button-styles';

/** A print button, shown once scripts run; without them the browser's menu prints. */
export function PrintButton({ label }: { readonly label: string }) {
  const [isHydrated, setIsHydrated] = useState(false);
  useEffect(() => queueMicrotask(() => setIsHydrated(true)), []);
  if (!isHydrated) return null;
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
