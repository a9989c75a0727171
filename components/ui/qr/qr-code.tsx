import { QRCodeSVG } from 'qrcode.react';
import { cn } from '@/components/ui/cn';

export interface QrCodeProps {
  /** What the code holds: an absolute address. */
  value: string;
  /** What scanning it does. */
  label: string;
  className?: string;
}

/** QR code drawn on the server: one path, no client code. */
export function QrCode({ value, label, className }: QrCodeProps) {
  return (
    <span
      role="img"
      aria-label={label}
      className={cn('block flex-none rounded-[14px] bg-white p-2.5', className)}
    >
      <QRCodeSVG
        value={value}
        level="M"
        marginSize={0}
        bgColor="transparent"
        fgColor="currentColor"
        className="h-auto w-full text-text"
        aria-hidden="true"
      />
    </span>
  );
}
