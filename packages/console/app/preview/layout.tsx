import type { ReactNode } from 'react';
import './preview.css';

export default function PreviewLayout({ children }: { readonly children: ReactNode }) {
  return children;
}
