import type { DesktopNotification } from '../protocol/frames';

export type NotificationListener = (notification: DesktopNotification) => void;

/** Listeners to the desktop app's notifications, by module and action (W3). */
export class NotificationListeners {
  readonly #byName = new Map<string, Set<NotificationListener>>();

  /** @returns a function that stops listening */
  add(module: string, action: string, listener: NotificationListener): () => void {
    const name = `${module}.${action}`;
    const listeners = this.#byName.get(name) ?? new Set();
    this.#byName.set(name, listeners.add(listener));
    return () => {
      listeners.delete(listener);
      if (listeners.size === 0 && this.#byName.get(name) === listeners) this.#byName.delete(name);
    };
  }

  /**
   * Calls the listeners. An exception in a listener is reported on the console and does not affect the other listeners.
   */
  notify(notification: DesktopNotification): void {
    const listeners = this.#byName.get(`${notification.module}.${notification.action}`) ?? [];
    for (const listener of [...listeners]) {
      try {
        listener(notification);
      } catch (error) {
        console.error(error);
      }
    }
  }
}
