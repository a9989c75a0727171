import { QRCodeSVG } from 'qrcode.react';
import { cn } from './cn';

export interface QrCodeProps {
  /** What the code says, usually an absolute address. */
  value: string;
  /** What scanning it does, in the page's language. */
  title: string;
  /** Edge length in CSS pixels. */
  size?: number;
  className?: string;
}

/** QR code drawn on the server as two paths. */
export function QrCode({ value, title, size = 104, className }: QrCodeProps) {
  return (
    <QRCodeSVG
      value={value}
      size={size}
      marginSize={3}
      title={title}
      role="img"
      className={cn(
        'block flex-none rounded-[12px] shadow-[0_0_0_1px_var(--color-line)]',
        className,
      )}
    />
  );
}
