import type { ReactNode } from 'react';

/**
 * These pages are a group because staff create further paths after the build; those of `(fixed)` refuse unknown paths.
 */
export const dynamicParams = true;

export default function PublishedPagesLayout({ children }: { children: ReactNode }) {
  return children;
}
