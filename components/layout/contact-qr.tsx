/** Pictures shown when the live-code lookup fails or gives none. */
const fallback = '/qr/wechat.svg';

/** A WeChat code on white, so that it scans on any ground. */
export function ContactQr({ src, alt, size = 112 }: { src: string | null; alt: string; size?: number }) {
  return (
    <picture>
      <img src={src ?? fallback} alt={alt} width={size} height={size} loading="lazy" className="block rounded-md bg-paper p-1.5" />
    </picture>
  );
}
