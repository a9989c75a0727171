import { useState } from 'react';
import { buttonStyles } from '@/components/ui/button-styles';
import { Dialog } from '@/components/ui/dialog/dialog';
import { fill } from '@/components/ui/fill';
import type { InvitePanelProps } from '../invite-panel/types';
import { Poster } from '../poster/poster';
import type { QrShape } from '@/components/ui/qr/qr-shape';
import { QrSvg } from '@/components/ui/qr/qr-svg';
import { useQrDrawing } from '@/components/ui/qr/use-qr-drawing';

export interface PicturesProps extends InvitePanelProps {
  readonly code: string;
  readonly link: string;
}

const save = 'tap flex-1 cursor-pointer text-sm font-bold text-blue-600 hover:text-blue-800';

/** The link as QR code, to save as a file, and as a poster that is drawn when it is asked for. */
export function Pictures(props: PicturesProps) {
  const { words, code, link } = props;
  const [poster, setPoster] = useState<QrShape | null>(null);
  const { drawing, shape, savePng, saveSvg } = useQrDrawing(fill(words.qr.file, { code }));
  return (
    <div className="flex w-[200px] flex-col max-lg:mx-auto">
      <QrSvg
        ref={drawing}
        value={link}
        margin={4}
        role="img"
        aria-label={words.qr.label}
        className="block size-[200px] rounded-lg bg-white text-black ring-1 ring-line-2"
      />
      <div className="mt-2 flex">
        <button type="button" onClick={savePng} className={save}>
          {words.qr.png}
        </button>
        <button type="button" onClick={saveSvg} className={save}>
          {words.qr.svg}
        </button>
      </div>
      {/* The click that opens the dialog draws the poster, whichever way it was made. */}
      <div className="mt-4" onClickCapture={() => setPoster((known) => known ?? shape())}>
        <Dialog
          trigger={words.poster.button}
          triggerClassName={buttonStyles({ variant: 'outline', size: 'lg', className: 'w-full' })}
          title={words.poster.title}
          closeLabel={words.poster.close}
        >
          {poster && <Poster {...props} qr={poster} />}
        </Dialog>
      </div>
    </div>
  );
}
