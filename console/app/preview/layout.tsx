import type { ReactNode } from 'react';
// What is written is shown as the site will show it.
import '@/app/globals.css';

export default function PreviewLayout({ children }: { readonly children: ReactNode }) {
  return children;
}
