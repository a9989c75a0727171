import { usePathname } from 'next/navigation';
import { useEffect, useState } from 'react';
import { clickedLink, isPlainClick } from '@/components/ui/clicked-link';

/** Milliseconds a page may take before the visitor sees that it is loading. */
const showAfterMs = 300;

/** Whether a click on a link leads to another page of this site. */
function leadsToPage(event: MouseEvent): boolean {
  const link = clickedLink(event);
  if (!link || !isPlainClick(event)) return false;
  const { origin, pathname } = window.location;
  return (
    link.origin === origin &&
    link.pathname !== pathname &&
    link.target === '' &&
    !/^\/(api|files)\//.test(link.pathname)
  );
}

/** Shows "loading" while the next page is fetched; it is announced politely. */
export function NavigationPending({ label }: { label: string }) {
  const pathname = usePathname();
  const [pendingFrom, setPendingFrom] = useState<string | null>(null);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const start = (event: MouseEvent) => {
      if (!leadsToPage(event)) return;
      clearTimeout(timer);
      timer = setTimeout(() => setPendingFrom(window.location.pathname), showAfterMs);
    };
    // The browser may show the page again later, as it was left; "loading" must not show then.
    const stop = () => {
      clearTimeout(timer);
      setPendingFrom(null);
    };
    document.addEventListener('click', start);
    addEventListener('pagehide', stop);
    return () => {
      clearTimeout(timer);
      removeEventListener('pagehide', stop);
      document.removeEventListener('click', start);
    };
  }, [pathname]);
  const isPending = pendingFrom === pathname;
  return (
    <div
      role="status"
      className="pointer-events-none fixed inset-x-0 top-4 z-40 grid place-items-center"
    >
      {isPending && (
        <span className="rounded-full bg-ink-900 px-5 py-2 text-sm text-on-ink shadow-2">
          {label}
        </span>
      )}
    </div>
  );
}
