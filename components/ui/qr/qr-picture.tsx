import { cn } from '../cn';

export interface QrPictureProps {
  /** Address of the operator's picture. Where there is none nothing replaces it. */
  src: string;
  /** What scanning it does, in the page's language. */
  alt: string;
  /** Which live code it shows, for staff who look into why one does not work. */
  code?: string | null;
  /** Edge length in CSS pixels. */
  size?: number;
  className?: string;
}

/** QR code picture with room kept for it. */
export function QrPicture({ src, alt, code, size = 124, className }: QrPictureProps) {
  // A foreign picture of fixed size: the image optimiser has nothing to add.
  return (
    <picture>
      <img
        src={src}
        alt={alt}
        data-live-code={code ?? undefined}
        width={size}
        height={size}
        loading="lazy"
        decoding="async"
        className={cn(
          'block flex-none rounded-[14px] bg-white shadow-[0_0_0_1px_var(--color-line)]',
          className,
        )}
      />
    </picture>
  );
}
