import type { ReactNode } from 'react';
import './company.css';
import './offers.css';
import './preview.css';

export default function PreviewLayout({ children }: { readonly children: ReactNode }) {
  return children;
}
