import { useState } from 'react';
import { buttonStyles } from '@/components/ui/button-styles';
import { fill } from '@/components/ui/fill';
import type { InvitePanelProps } from '../invite-panel/types';
import type { QrShape } from '@/components/ui/qr/qr-shape';
import { savePicture } from '@/components/ui/save-file';
import { drawPoster } from './draw-poster';
import { posterSize } from './size';

export interface PosterProps extends InvitePanelProps {
  readonly code: string;
  readonly qr: QrShape;
}

/** The poster as a picture, to save by button or, where apps refuse downloads, by a long press. */
export function Poster({ words, product, coupon, code, qr }: PosterProps) {
  const { poster } = words;
  // "38|元" or "¥38".
  const [figure = '', unit = ''] = fill(poster.figure, { value: coupon }).split('|');
  const [drawn] = useState(() => {
    const canvas = drawPoster(qr, { ...poster, product, code, figure, unit });
    // The Content-Security-Policy lets pictures of one's own in as data only.
    return canvas && { canvas, src: canvas.toDataURL('image/png') };
  });
  if (!drawn) return <p>{poster.failed}</p>;
  const headline = poster.headline.replace('|', '');
  const offer = [figure, unit, poster.offer].filter(Boolean).join(' ');
  return (
    <>
      <img
        src={drawn.src}
        alt={fill(poster.alt, { headline, offer, code })}
        width={posterSize.width}
        height={posterSize.height}
        className="mx-auto block h-auto max-h-[62dvh] w-auto max-w-full rounded-md"
      />
      <p className="mt-3 text-center text-sm text-text-3">{poster.hint}</p>
      <button
        type="button"
        onClick={() => savePicture(drawn.canvas, fill(poster.file, { code }))}
        className={buttonStyles({ size: 'lg', className: 'mt-3 w-full' })}
      >
        {poster.save}
      </button>
    </>
  );
}
