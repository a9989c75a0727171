'use client';

import { useEffect } from 'react';

/** Asks before someone leaves a page with unsaved input; without scripts it does not ask. */
export function UnsavedWarning({ within }: { readonly within: string }) {
  useEffect(() => {
    const form = document.getElementById(within);
    let isUnsaved = false;
    const markUnsaved = () => (isUnsaved = true);
    const markSaved = () => (isUnsaved = false);
    const warn = (event: BeforeUnloadEvent) => {
      if (isUnsaved) event.preventDefault();
    };
    form?.addEventListener('input', markUnsaved);
    form?.addEventListener('submit', markSaved);
    window.addEventListener('beforeunload', warn);
    return () => {
      form?.removeEventListener('input', markUnsaved);
      form?.removeEventListener('submit', markSaved);
      window.removeEventListener('beforeunload', warn);
    };
  }, [within]);
  return null;
}
