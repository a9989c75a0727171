'use client';

import { useState, type ReactNode } from 'react';

/** The element of the container; it has `draw` once React has hydrated it. */
export interface LiveDemoElement extends HTMLElement {
  draw?: (node: ReactNode) => void;
}

/**
 * The place of a stage's live demo. The element itself gets a draw function, because a portal would need `react-dom`,
 * which splits the first load of every page into more chunks (0.6 KiB).
 */
export function LiveDemoContainer({ className }: { className?: string }) {
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
