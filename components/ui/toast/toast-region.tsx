import { ToastContainer } from './toast-container';

interface ToastRegionProps {
  label: string;
  /** The title of a toast that has no title of its own (E1). */
  title: string;
  closeLabel: string;
  /** Milliseconds a toast stays (E1). */
  lifetimeMs: number;
}

/**
 * The live region of toasts. The region is there from the start, so that toasts are announced.
 * `Toasts`, which no page needs at its start, draws the region's content. (It uses no portal: `react-dom` in one
 * more chunk splits the first load of every page, 0.6 KiB.)
 */
export function ToastRegion({ label, title, closeLabel, lifetimeMs }: ToastRegionProps) {
  return (
    <section
      data-toast-title={title}
      data-close={closeLabel}
      data-lifetime={lifetimeMs}
      aria-label={label}
      aria-live="polite"
      className="pointer-events-none fixed inset-x-4 top-4 z-50 mx-auto max-w-[420px] md:right-6 md:left-auto md:mx-0 md:w-[380px]"
    >
      <ToastContainer />
    </section>
  );
}
