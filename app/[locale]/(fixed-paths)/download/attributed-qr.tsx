'use client';

import { useEffect, useState, type ComponentType, type ReactNode } from 'react';
import type { QrCodeProps } from '@/components/ui/qr/qr-code';
import { useUrlWithAttribution } from '@/components/visitor/use-attribution';

/**
 * The QR code of a URL for another device, with the visitor's attribution in it. `children` is the code of the plain
 * URL, drawn by the server; only visitors with attribution need another code, and load the script that draws it.
 */
export function AttributedQr({
  value,
  label,
  className,
  children,
}: QrCodeProps & { children: ReactNode }) {
  const urlWithAttribution = useUrlWithAttribution(value);
  const [Drawing, setDrawing] = useState<ComponentType<QrCodeProps>>();
  const hasAttribution = urlWithAttribution !== value;
  useEffect(() => {
    if (!hasAttribution) return undefined;
    let isMounted = true;
    // Where the script cannot be loaded, the server's drawing stays and leads to the same page.
    void import('@/components/ui/qr/qr-code').then(
      ({ QrCode }) => isMounted && setDrawing(() => QrCode),
      () => undefined,
    );
    return () => {
      isMounted = false;
    };
  }, [hasAttribution]);
  return hasAttribution && Drawing ? (
    <Drawing value={urlWithAttribution} label={label} {...(className && { className })} />
  ) : (
    children
  );
}
