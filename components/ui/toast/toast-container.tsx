'use client';

import { useState, type ReactNode } from 'react';

/** The element in which toasts are drawn, once it is hydrated. */
export interface ToastContainerElement extends HTMLElement {
  draw?: (toasts: ReactNode) => void;
}

/** The place in the live region that `Toasts` draws in. */
export function ToastContainer() {
  const [toasts, draw] = useState<ReactNode>(null);
  return (
    <div
      ref={(host) => {
        if (host) Object.assign(host, { draw });
      }}
    >
      {toasts}
    </div>
  );
}
