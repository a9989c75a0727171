import { details } from './details.mjs';
import { readingCrops } from './details-reading.mjs';

/**
 * The table of pictures: components/demo/pictures/<scene>-<crop>-<zh|en>.webp.
 *
 * - `window`: the console's first frame, 1200 × 720, which the live demo takes the place of
 * - `phone`: the same on a phone, 390 × 700 or as high as its `height`
 * - `detail`: 720 × 640 around one thing
 * - `wide`: 1440 × 640 for heroes, calm on the left 45 %
 * - `close`: one part as a card, 640 wide and as high as it is
 * - `tile`: one part as a card in the middle of its `ground`, 720 × 480, whole whatever its shape;
 *   `margin` of the ground stays free around it
 *
 * `part` is a selector in the console. A detail shows it in the middle (moved by `shift`), `width` of the console's
 * pixels wide; with `phone` the console is laid out as on a phone. A wide picture shows the part alone, `zoom` times
 * as large, from `left` on and `top` high (else in the middle), on its `ground`.
 */

/** @type {readonly string[]} */
export const sceneNames = [
  ...['morning-grant', 'open-store', 'unknown-device', 'code-from-cloud-number', 'rpa', 'leaving'],
  'closing',
];

export const sizes = {
  window: { width: 1200, height: 720, scale: 1.2 },
  phone: { width: 390, height: 700, scale: 2 },
  detail: { width: 720, height: 640, scale: 1.5 },
  wide: { width: 1440, height: 640, scale: 1.25 },
  close: { width: 640, scale: 1.5 },
  tile: { width: 720, height: 480, margin: 44, scale: 1.5 },
};

const closer = {
  'morning-grant': {
    part: '[data-cell="2-6"]',
    width: 390,
    shift: [0, 20],
    phone: true,
    ring: true,
  },
  'open-store': { part: '[class*=detail]', width: 316, shift: [0, -193] },
  'unknown-device': { part: 'aside', width: 420, shift: [-30, 30] },
  'code-from-cloud-number': { part: '[class*=code]', width: 460, shift: [0, 28] },
  rpa: { part: '[class*=flow]', width: 716, after: true },
  leaving: {
    part: '[data-gone]',
    width: 390,
    shift: [0, 10],
    phone: true,
    ring: true,
    after: true,
  },
  closing: { part: '[class*=lanes]', width: 716, shift: [0, 40] },
};

const wides = {
  'morning-grant': { part: '[class*=grid]', left: 640, zoom: 1.4, ground: 'paper', after: true },
  'open-store': { part: 'section[class*=window]', left: 740, zoom: 1.4, ground: 'us', after: true },
  'unknown-device': { part: 'aside', left: 930, top: 50, zoom: 1.5, ground: 'ink', ray: true },
  'code-from-cloud-number': { part: '[class*=code]', left: 760, zoom: 1.5, ground: 'my' },
  rpa: { part: '[class*=flow]', left: 640, top: -40, zoom: 1.3, ground: 'mist', after: true },
  leaving: { part: '[class*=grid]', left: 620, top: -120, zoom: 1.6, ground: 'paper', after: true },
  closing: { part: '[class*=lanes]', left: 640, zoom: 1.25, ground: 'ink' },
};

/**
 * Every picture, once for each language. `crop` is its name, `kind` its size and layout; `after` is what was clicked
 * before it was taken: `true` for the scene's own first clicks, or a list of events of lib/demo.
 */
export const crops = [
  ...sceneNames.flatMap((scene) => [
    { scene, crop: 'window', kind: 'window', ring: true },
    { scene, crop: 'phone', kind: 'phone', ring: true },
    { scene, crop: 'detail', kind: 'detail', ...closer[scene] },
    { scene, crop: 'wide', kind: 'wide', ...wides[scene] },
  ]),
  ...details,
  ...readingCrops,
];
