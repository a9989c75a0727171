const textTypes = new Set(['text', 'search', 'tel', 'email', 'url', 'number', 'password']);

const isText = (control: HTMLInputElement | HTMLTextAreaElement): boolean =>
  control instanceof HTMLTextAreaElement || textTypes.has(control.type);

/**
 * Whether leaving the page would lose text the visitor typed. Prefilled text counts as well, because it cannot be
 * distinguished from typed text, and keeping a page without need does less harm than losing text.
 */
export function hasUnsavedText(root: ParentNode): boolean {
  return [...root.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input, textarea')].some(
    (control) =>
      isText(control) && !control.readOnly && !control.disabled && control.value.trim() !== '',
  );
}
