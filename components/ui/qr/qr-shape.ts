/** A QR code as one path on a grid of modules, quiet zone included. */
export interface QrShape {
  /** Modules from edge to edge. */
  readonly size: number;
  /** Path data of the dark modules. */
  readonly path: string;
}

/** Reads the shape back from a drawing (qr-svg.tsx); the last path holds the dark modules. */
export function qrShapeFromSvg(svg: SVGSVGElement): QrShape | null {
  const size = Number(svg.getAttribute('viewBox')?.split(' ')[2]);
  const path = [...svg.querySelectorAll('path')].at(-1)?.getAttribute('d');
  return size > 0 && path ? { size, path } : null;
}

/** The code as an SVG file: black on white, which every reader accepts. */
export function qrSvgFile({ size, path }: QrShape): string {
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="1024" height="1024" viewBox="0 0 ${size} ${size}" shape-rendering="crispEdges">`,
    `<path fill="white" d="M0 0h${size}v${size}H0z"/><path fill="black" d="${path}"/></svg>`,
  ].join('');
}

/**
 * The whole number of pixels for the edge of a module, with which the picture is at least as wide as wanted.
 * @param size modules from edge to edge
 */
export function modulePixels(size: number, minPixels: number): number {
  return Math.max(1, Math.ceil(minPixels / size));
}

/** The code as a canvas at least 1,024 pixels wide; null where the browser cannot draw. */
export function createQrCanvas({ size, path }: QrShape): HTMLCanvasElement | null {
  const canvas = document.createElement('canvas');
  const context = canvas.getContext('2d');
  if (!context) return null;
  const pixels = modulePixels(size, 1024);
  canvas.width = size * pixels;
  canvas.height = size * pixels;
  context.fillStyle = 'white';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.scale(pixels, pixels);
  context.fillStyle = 'black';
  context.fill(new Path2D(path));
  return canvas;
}
