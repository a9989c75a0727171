import { useEffect, useState, useSyncExternalStore } from 'react';
import { Icon } from '../icon';
import { cn } from '../cn';
import type { ToastContainerElement } from './toast-container';
import { dismissToast, toastStore, type Toast } from './toast-store';

const noToasts: readonly Toast[] = [];

const edgeStyles = { info: 'border-l-blue-600', ok: 'border-l-ok', risk: 'border-l-risk' } as const;

function ToastItem({
  toast,
  title,
  closeLabel,
  lifetimeMs,
}: {
  toast: Toast;
  title: string;
  closeLabel: string;
  lifetimeMs: number;
}) {
  const [isPaused, setIsPaused] = useState(false);
  useEffect(() => {
    if (isPaused) return undefined;
    const timer = setTimeout(() => dismissToast(toast.id), lifetimeMs);
    return () => clearTimeout(timer);
  }, [isPaused, lifetimeMs, toast.id]);
  return (
    // Reading takes some people longer, so a toast stays while pointer or focus is on it.
    <li
      onMouseEnter={() => setIsPaused(true)}
      onMouseLeave={() => setIsPaused(false)}
      onFocus={() => setIsPaused(true)}
      onBlur={() => setIsPaused(false)}
      className={cn(
        'pointer-events-auto flex items-start gap-3 rounded-md border-l-4 bg-paper py-3 pr-2 pl-4 text-text-2 shadow-2',
        edgeStyles[toast.tone],
      )}
    >
      <div className="flex-1 py-1.5 text-sm">
        <strong className="block text-text">{toast.title || title}</strong>
        {toast.text}
      </div>
      <button
        type="button"
        aria-label={closeLabel}
        onClick={() => dismissToast(toast.id)}
        className="grid tap cursor-pointer place-items-center text-text-3 hover:text-text"
      >
        <Icon name="close" size={18} />
      </button>
    </li>
  );
}

type ToastListProps = Pick<Parameters<typeof ToastItem>[0], 'title' | 'closeLabel' | 'lifetimeMs'>;

function ToastList(props: ToastListProps) {
  const toasts = useSyncExternalStore(toastStore.subscribe, toastStore.snapshot, () => noToasts);
  return (
    <ul className="grid gap-3">
      {toasts.map((toast) => (
        <ToastItem key={toast.id} toast={toast} {...props} />
      ))}
    </ul>
  );
}

/** Draws toasts in the page's `ToastRegion`, also those shown before this component loaded. */
export function Toasts() {
  useEffect(() => {
    const region = document.querySelector<HTMLElement>('[data-toast-title]');
    const host = region?.firstElementChild as ToastContainerElement | null | undefined;
    if (!region || !host) return undefined;
    const { toastTitle = '', close = '', lifetime } = region.dataset;
    host.draw?.(<ToastList title={toastTitle} closeLabel={close} lifetimeMs={Number(lifetime)} />);
    return () => host.draw?.(null);
  }, []);
  return null;
}
