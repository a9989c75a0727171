import type { ReactNode } from 'react';

/**
 * The paths are fixed at build time, also of pages rendered per request: a path outside generateStaticParams is a 404
 * without running the page.
 */
export const dynamicParams = false;

export default function FixedPathsLayout({ children }: { children: ReactNode }) {
  return children;
}
