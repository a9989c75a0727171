/** Messages waiting to be shown. It is a plain store, so that any island can raise a message without a provider. */
export interface ToastNotification {
  readonly id: number;
  /** '' stands for the region's own title, `common.toast.hint` (E1). */
  readonly title: string;
  readonly text: string;
  readonly tone: 'info' | 'ok' | 'risk';
}

type Listener = () => void;

const listeners = new Set<Listener>();
let messages: readonly ToastNotification[] = [];
let nextId = 1;

function setMessages(next: readonly ToastNotification[]) {
  messages = next;
  listeners.forEach((listener) => listener());
}

/** Shows a message; a title and text that are already shown are not added again. */
export function showToast(
  title: string,
  text: string,
  tone: ToastNotification['tone'] = 'info',
): void {
  if (messages.some((message) => message.title === title && message.text === text)) return;
  setMessages([...messages, { id: nextId++, title, text, tone }]);
}

/** Shows a notification under the general title (E1). */
export const notify = (text: string, tone: ToastNotification['tone']): void =>
  showToast('', text, tone);

export function dismissToast(id: number): void {
  setMessages(messages.filter((message) => message.id !== id));
}

export const toastStore = {
  subscribe(listener: Listener) {
    listeners.add(listener);
    return () => {
      listeners.delete(listener);
    };
  },
  snapshot: () => messages,
};
