'use client';

import type { ReactNode } from 'react';
import type { HistorySystem } from '@/lib/releases/history-systems';
import { useHistorySystem } from './system';

/** The history of one system: shown alone once the page is awake, below the others before. */
export function SystemList({ system, children }: { system: HistorySystem; children: ReactNode }) {
  const chosen = useHistorySystem();
  return (
    <section
      id={system}
      aria-labelledby={`${system}-title`}
      hidden={chosen !== null && chosen !== system}
      className="scroll-mt-6 not-first:mt-14"
    >
      {children}
    </section>
  );
}
