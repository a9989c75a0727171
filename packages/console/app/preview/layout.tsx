import type { ReactNode } from 'react';
import './company.css';
import './campaigns.css';
import './preview.css';

export default function PreviewLayout({ children }: { readonly children: ReactNode }) {
  return children;
}
