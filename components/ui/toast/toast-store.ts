/** The toasts on the page. It is a plain store, so that any island can show a toast without a provider. */
export interface Toast {
  readonly id: number;
  /** '' stands for the region's own title, `common.toast.hint` (E1). */
  readonly title: string;
  readonly text: string;
  readonly tone: 'info' | 'ok' | 'risk';
}

type Listener = () => void;

const listeners = new Set<Listener>();
let toasts: readonly Toast[] = [];
let nextId = 1;

function setToasts(next: readonly Toast[]) {
  toasts = next;
  listeners.forEach((listener) => listener());
}

/** Shows a toast; a title and text that are already shown are not added again. */
export function showToast(title: string, text: string, tone: Toast['tone'] = 'info'): void {
  if (toasts.some((toast) => toast.title === title && toast.text === text)) return;
  setToasts([...toasts, { id: nextId++, title, text, tone }]);
}

/** Shows a toast under the general title (E1). */
export const notify = (text: string, tone: Toast['tone']): void => showToast('', text, tone);

export function dismissToast(id: number): void {
  setToasts(toasts.filter((toast) => toast.id !== id));
}

export const toastStore = {
  subscribe(listener: Listener) {
    listeners.add(listener);
    return () => {
      listeners.delete(listener);
    };
  },
  snapshot: () => toasts,
};
