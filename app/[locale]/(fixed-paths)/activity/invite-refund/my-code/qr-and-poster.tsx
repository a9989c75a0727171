import { useState } from 'react';
import { buttonStyles } from '@/components/ui/button-styles';
import { Dialog } from '@/components/ui/dialog/dialog';
import { fillTemplate } from '@/components/ui/fill-template';
import type { QrShape } from '@/components/ui/qr/qr-shape';
import { QrSvg } from '@/components/ui/qr/qr-svg';
import { useQrFiles } from '@/components/ui/qr/use-qr-files';
import { saveCanvas } from '@/components/ui/save-file';
import type { InvitePanelProps } from '../panel-props';
import { drawPoster, posterSize } from './draw-poster';

export interface QrAndPosterProps extends InvitePanelProps {
  readonly code: string;
  readonly link: string;
}

const saveButtonStyles =
  'tap flex-1 cursor-pointer text-sm font-bold text-blue-600 hover:text-blue-800';

/** The link as QR code, to save as a file, and as a poster that is drawn when it is requested. */
export function QrAndPoster(props: QrAndPosterProps) {
  const { messages, code, link } = props;
  const [posterQr, setPosterQr] = useState<QrShape | null>(null);
  const { svgRef, readShape, savePng, saveSvg } = useQrFiles(
    fillTemplate(messages.qr.file, { code }),
  );
  return (
    <div className="campaigns:max-lg:mx-auto flex w-[200px] flex-col">
      <QrSvg
        ref={svgRef}
        value={link}
        margin={4}
        role="img"
        aria-label={messages.qr.label}
        className="campaigns:size-[200px] block rounded-lg bg-white text-black ring-1 ring-line-2"
      />
      <div className="mt-2 flex">
        <button type="button" onClick={savePng} className={saveButtonStyles}>
          {messages.qr.png}
        </button>
        <button type="button" onClick={saveSvg} className={saveButtonStyles}>
          {messages.qr.svg}
        </button>
      </div>
      {/* A click that opens the dialog draws the poster, by mouse or by key. */}
      <div className="mt-4" onClickCapture={() => setPosterQr((shape) => shape ?? readShape())}>
        <Dialog
          trigger={messages.poster.button}
          triggerClassName={buttonStyles({ variant: 'outline', size: 'lg', className: 'w-full' })}
          title={messages.poster.title}
          closeLabel={messages.poster.close}
        >
          {posterQr && <Poster {...props} qr={posterQr} />}
        </Dialog>
      </div>
    </div>
  );
}

interface PosterProps extends InvitePanelProps {
  readonly code: string;
  readonly qr: QrShape;
}

/** The poster as a picture, to save with the button or, where apps refuse downloads, with a long press. */
function Poster({ messages, product, coupon, code, qr }: PosterProps) {
  const { poster } = messages;
  // The message is "38|元" or "¥38".
  const [figure = '', unit = ''] = fillTemplate(poster.figure, { value: coupon }).split('|');
  const [drawnPoster] = useState(() => {
    const canvas = drawPoster(qr, { ...poster, product, code, figure, unit });
    // The Content-Security-Policy allows pictures made in the page only as data URLs.
    return canvas && { canvas, src: canvas.toDataURL('image/png') };
  });
  if (!drawnPoster) return <p>{poster.failed}</p>;
  const headline = poster.headline.replace('|', '');
  const offer = [figure, unit, poster.offer].filter(Boolean).join(' ');
  return (
    <>
      <img
        src={drawnPoster.src}
        alt={fillTemplate(poster.alt, { headline, offer, code })}
        width={posterSize.width}
        height={posterSize.height}
        className="campaigns:max-h-[62dvh] mx-auto block h-auto w-auto max-w-full rounded-md"
      />
      <p className="mt-3 text-center text-sm text-text-3">{poster.hint}</p>
      <button
        type="button"
        onClick={() => saveCanvas(drawnPoster.canvas, fillTemplate(poster.file, { code }))}
        className={buttonStyles({ size: 'lg', className: 'mt-3 w-full' })}
      >
        {poster.save}
      </button>
    </>
  );
}
