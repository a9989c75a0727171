import { copiedMs } from '@/components/ui/copied-ms';

/** The button's own label, while the button shows another text. */
const originalLabels = new WeakMap<
  Element,
  { text: string; timer: ReturnType<typeof setTimeout> | undefined }
>();

/**
 * Shows "copied" or "failed" in a PlainCopyButton (components/ui); after a failure the full text appears, to be
 * selected manually.
 */
export function showCopyResult(button: HTMLElement, isCopied: boolean): void {
  const label = button.firstElementChild;
  if (!label) return;
  const { text, timer } = originalLabels.get(button) ?? {
    text: label.textContent,
    timer: undefined,
  };
  clearTimeout(timer);
  const setLabel = (newText: string | undefined, isDone: boolean) => {
    label.textContent = newText ?? text;
    button.classList.toggle('icon-check', isDone);
    button.classList.toggle('icon-copy', !isDone);
  };
  setLabel(isCopied ? button.dataset['copied'] : button.dataset['failed'], isCopied);
  originalLabels.set(button, {
    text,
    timer: isCopied ? setTimeout(setLabel, copiedMs, text, false) : undefined,
  });
  if (isCopied || button.nextElementSibling?.matches('[data-full-text]')) return;
  const fullText = document.createElement('code');
  fullText.className = 'wrap-anywhere select-all';
  fullText.dataset['fullText'] = '';
  fullText.textContent = button.dataset['copy'] ?? '';
  button.after(fullText);
}
