import type { ReactNode } from 'react';

/** Pages of the table only: an address of no language, or one that is not listed, is not rendered to find that out. */
export const dynamicParams = false;

export default function ListedPathsLayout({ children }: { children: ReactNode }) {
  return children;
}
