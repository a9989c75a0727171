import type { ReactNode } from 'react';

/** Staff create further paths of these pages after the build; the pages of `(fixed-paths)` refuse unknown paths. */
export const dynamicParams = true;

export default function OpenPathsLayout({ children }: { children: ReactNode }) {
  return children;
}
