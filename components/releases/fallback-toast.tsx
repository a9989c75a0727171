'use client';

import { useEffect } from 'react';
import { showToast } from '@/components/ui/toast/toast-store';

/** Raises the notice of D7 once the page is hydrated; the notice itself stays in the page. */
export function FallbackToast({ title, text }: { title: string; text: string }) {
  useEffect(() => showToast(title, text, 'risk'), [title, text]);
  return null;
}
