'use client';

import { useState, type ReactNode } from 'react';

/** The element in which notifications are drawn, once it is hydrated. */
export interface ToastContainerElement extends HTMLElement {
  draw?: (messages: ReactNode) => void;
}

/** The place in the live region that `Toasts` draws in. */
export function ToastContainer() {
  const [messages, draw] = useState<ReactNode>(null);
  return (
    <div
      ref={(host) => {
        if (host) Object.assign(host, { draw });
      }}
    >
      {messages}
    </div>
  );
}
