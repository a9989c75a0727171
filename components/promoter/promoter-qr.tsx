'use client';

import { useEffect, useState, type ComponentType, type ReactNode } from 'react';
import type { QrCodeProps } from '@/components/ui/qr/qr-code';
import { useUrlWithPromoter } from './use-promoter';

/**
 * The QR code of a URL for another device, with the promoter in it. `children` is the server's drawing of the plain
 * URL; only visitors of a promoter need another one, and load the code that draws it.
 */
export function PromoterQr({
  value,
  label,
  className,
  children,
}: QrCodeProps & { children: ReactNode }) {
  const referred = useUrlWithPromoter(value);
  const [Drawing, setDrawing] = useState<ComponentType<QrCodeProps>>();
  const isAnother = referred !== value;
  useEffect(() => {
    if (!isAnother) return undefined;
    let isWanted = true;
    // Where it cannot be loaded, the present drawing leads to the same page.
    void import('@/components/ui/qr/qr-code').then(
      ({ QrCode }) => isWanted && setDrawing(() => QrCode),
      () => undefined,
    );
    return () => {
      isWanted = false;
    };
  }, [isAnother]);
  return isAnother && Drawing ? (
    <Drawing value={referred} label={label} {...(className && { className })} />
  ) : (
    children
  );
}
