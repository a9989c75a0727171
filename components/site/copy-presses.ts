import { useEffect } from 'react';

/** Copies at once, as browsers want it of a press; what is said about it is fetched then. */
async function copyPressed({ target }: Event): Promise<void> {
  const button = target instanceof Element && target.closest<HTMLElement>('[data-copy]');
  if (!button) return;
  let copied = true;
  try {
    await navigator.clipboard.writeText(button.dataset['copy'] ?? '');
  } catch {
    copied = false;
  }
  const { showCopied } = await import('./copy-answer');
  showCopied(button, copied);
}

/** Answers the copy buttons of a page that are plain markup. */
export function CopyPresses() {
  useEffect(() => {
    const press = (event: Event) => void copyPressed(event);
    document.addEventListener('click', press);
    return () => document.removeEventListener('click', press);
  }, []);
  return null;
}
