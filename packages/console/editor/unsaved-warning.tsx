'use client';

import { useEffect } from 'react';

/** Asks before someone leaves a page with unsaved input; without scripts it does not ask. */
export function UnsavedWarning({ within }: { readonly within: string }) {
  useEffect(() => {
    const form = document.getElementById(within);
    let isUnsaved = false;
    const entered = () => (isUnsaved = true);
    const sent = () => (isUnsaved = false);
    const warn = (event: BeforeUnloadEvent) => {
      if (isUnsaved) event.preventDefault();
    };
    form?.addEventListener('input', entered);
    form?.addEventListener('submit', sent);
    window.addEventListener('beforeunload', warn);
    return () => {
      form?.removeEventListener('input', entered);
      form?.removeEventListener('submit', sent);
      window.removeEventListener('beforeunload', warn);
    };
  }, [within]);
  return null;
}
