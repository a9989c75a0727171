import type { ReactNode } from 'react';

/**
 * These pages are a group because staff create further paths after the build; those of `(pages)` refuse unknown paths.
 */
export const dynamicParams = true;

export default function EntriesLayout({ children }: { children: ReactNode }) {
  return children;
}
