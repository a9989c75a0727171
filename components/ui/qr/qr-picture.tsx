import { cn } from '../cn';

interface QrPictureProps {
  /** URL of the picture, which may be on another host. */
  src: string;
  /** Says what scanning it does, in the page's language. */
  alt: string;
  /** The id of the live code in the picture, for staff who find out why a code does not work. */
  liveCodeId?: string | null;
  /** Edge length in CSS pixels. */
  size?: number;
  className?: string;
}

/** The picture of a QR code; its place is reserved before it loads. */
export function QrPicture({ src, alt, liveCodeId, size = 124, className }: QrPictureProps) {
  // The picture has a fixed size, so the image optimizer has nothing to add.
  return (
    <picture>
      <img
        src={src}
        alt={alt}
        data-live-code={liveCodeId ?? undefined}
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
