import { useEffect } from 'react';

/**
 * Copies immediately, because browsers allow copying only while a click is handled; the code that shows the result is
 * fetched afterwards.
 */
async function copyFromButton({ target }: Event): Promise<void> {
  const button = target instanceof Element && target.closest<HTMLElement>('[data-copy]');
  if (!button) return;
  let isCopied = true;
  try {
    await navigator.clipboard.writeText(button.dataset['copy'] ?? '');
  } catch {
    isCopied = false;
  }
  const { showCopyResult } = await import('./show-copy-result');
  showCopyResult(button, isCopied);
}

/** Handles the copy buttons of a page that are plain markup. */
export function CopyButtonBehavior() {
  useEffect(() => {
    const onPress = (event: Event) => void copyFromButton(event);
    document.addEventListener('click', onPress);
    return () => document.removeEventListener('click', onPress);
  }, []);
  return null;
}
