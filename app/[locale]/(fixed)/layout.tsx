import type { ReactNode } from 'react';

/** Only paths from generateStaticParams are rendered; every other path is a 404 without running the page. */
export const dynamicParams = false;

export default function StaticPathsLayout({ children }: { children: ReactNode }) {
  return children;
}
