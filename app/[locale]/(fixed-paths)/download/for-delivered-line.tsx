'use client';

import { useEffect, useState, type ReactNode } from 'react';
import { usePromoterOrChannel } from '@/components/visitor/use-attribution';
import { fetchDeliveredLine } from '@/lib/releases/fetch-delivered-line';
import { windowsLine } from '@/lib/releases/platforms-by-system';
import type { DesktopLine } from '@/lib/releases/release-package';

interface ForDeliveredLineProps {
  line: DesktopLine;
  /** The line that the site recommends. */
  recommended: DesktopLine;
  children: ReactNode;
}

/**
 * Shows its content to visitors whose Windows button delivers a line: the recommended line, or v6 where the promoter
 * asks for v6 (D1), and v5 on older Windows. The details next to a button must be those of the file it delivers.
 */
export function ForDeliveredLine({ line, recommended, children }: ForDeliveredLineProps) {
  const promoterOrChannel = usePromoterOrChannel();
  const [deliveredLine, setDeliveredLine] = useState(recommended);
  useEffect(() => {
    let isMounted = true;
    const usualLine = windowsLine(recommended, navigator.userAgent);
    void (
      promoterOrChannel === '' ? Promise.resolve(null) : fetchDeliveredLine(promoterOrChannel)
    ).then((response) => isMounted && setDeliveredLine(response?.line ?? usualLine));
    return () => {
      isMounted = false;
    };
  }, [promoterOrChannel, recommended]);
  return <div hidden={deliveredLine !== line}>{children}</div>;
}
