'use client';

import { useEffect } from 'react';
import { showToast } from '@/components/ui/toast/toast-store';

/** Raises the notice of D7 as a toast once the page is hydrated; the notice in the page remains. */
export function ListNoticeToast({ title, text }: { title: string; text: string }) {
  useEffect(() => showToast(title, text, 'risk'), [title, text]);
  return null;
}
