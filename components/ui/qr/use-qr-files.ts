import { useRef, type RefObject } from 'react';
import { saveFile, saveCanvas } from '../save-file';
import { createQrCanvas, qrSvgFile, qrShapeFromSvg, type QrShape } from './qr-shape';

interface QrFiles {
  /** A ref for the QrSvg on the page. */
  readonly svgRef: RefObject<SVGSVGElement | null>;
  /** The shape of the code; null before it is drawn. */
  readonly readShape: () => QrShape | null;
  readonly savePng: () => void;
  readonly saveSvg: () => void;
}

/**
 * Functions that save the QR code on the page as a file.
 * @param name of the file, without its extension
 */
export function useQrFiles(name: string): QrFiles {
  const svgRef = useRef<SVGSVGElement>(null);
  const readShape = () => svgRef.current && qrShapeFromSvg(svgRef.current);
  return {
    svgRef,
    readShape,
    savePng: () => {
      const qr = readShape();
      const canvas = qr && createQrCanvas(qr);
      if (canvas) saveCanvas(canvas, name);
    },
    saveSvg: () => {
      const qr = readShape();
      if (qr) saveFile(new Blob([qrSvgFile(qr)], { type: 'image/svg+xml' }), `${name}.svg`);
    },
  };
}
