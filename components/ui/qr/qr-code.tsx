import { cn } from '../cn';
import { QrSvg } from './qr-svg';

export interface QrCodeProps {
  /** The content of the code: an absolute URL. */
  value: string;
  /** Says what scanning it does. */
  label: string;
  className?: string;
}

/** A QR code as one path; drawn on the server, it needs no client code. */
export function QrCode({ value, label, className }: QrCodeProps) {
  return (
    <span
      role="img"
      aria-label={label}
      className={cn('block flex-none rounded-[14px] bg-white p-2.5', className)}
    >
      <QrSvg value={value} className="h-auto w-full text-text" aria-hidden="true" />
    </span>
  );
}
