'use client';

import { useState, type ReactNode } from 'react';

/** The element of a slot, once React has taken it over. */
export interface LiveHost extends HTMLElement {
  draw?: (node: ReactNode) => void;
}

/**
 * Where a stage's live demo is drawn: handed to the element itself by what has fetched the demo, because a
 * portal would need `react-dom`, which splits the first load of every page in more chunks (0.6 KiB).
 */
export function LiveSlot({ className }: { className?: string }) {
  const [node, draw] = useState<ReactNode>(null);
  return (
    <div
      ref={(host) => {
        if (host) Object.assign(host, { draw });
      }}
      data-scene-live
      className={className}
      hidden
    >
      {node}
    </div>
  );
}
