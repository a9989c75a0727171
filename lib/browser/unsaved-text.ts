const textTypes = new Set(['text', 'search', 'tel', 'email', 'url', 'number', 'password']);

const isText = (control: HTMLInputElement | HTMLTextAreaElement): boolean =>
  control instanceof HTMLTextAreaElement || textTypes.has(control.type);

/**
 * Whether leaving the page would lose text somebody typed. Text that a form was opened with counts
 * as well: better a page too many kept than a line lost.
 */
export function holdsText(root: ParentNode): boolean {
  return [...root.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input, textarea')].some(
    (control) =>
      isText(control) && !control.readOnly && !control.disabled && control.value.trim() !== '',
  );
}
