import { functionCrops } from './function-crops.mjs';
import { readingCrops } from './reading-crops.mjs';

/**
 * The table of pictures: components/demo/pictures/<scene>-<name>-<zh|en>.webp.
 *
 * - `window`: the desktop app's first frame, 1200 × 720, which the live demo takes the place of
 * - `phone`: the same on a phone, 390 × 700
 * - `detail`: 720 × 640 around one thing
 * - `close`: one part as a card, 640 wide and as high as it is
 * - `tile`: one part as a card in the middle of its `background`, 720 × 480, whole whatever its shape;
 *   `margin` of the background stays free around it
 *
 * `part` is a selector in the desktop app. A detail shows it in the middle, `width` of the app's pixels wide; with
 * `isOnPhone` the app is laid out as on a phone. A `phone` or `window` may have a size of its own. `hiddenSelector` and
 * `style` change what is drawn, `isBare` leaves out the card around a part, `scale` sets pixels for each of the app's,
 * `hasRing` marks the control of the next step, and `openedStore` names the store whose window is open.
 */
export const sizes = {
  window: { width: 1200, height: 720, scale: 1.2 },
  phone: { width: 390, height: 700, scale: 2 },
  detail: { width: 720, height: 640, scale: 1.5 },
  close: { width: 640, scale: 1.5 },
  tile: { width: 720, height: 480, margin: 44, scale: 1.5 },
};

/** Scenes the live demo or a lesson begins with. */
const stages = ['morning-grant', 'unknown-device', 'rpa', 'leaving'];

/**
 * Every picture, once for each language. `name` is a part of its file's name, `kind` its size and layout; `after` lists
 * the clicks before it was taken: `true` for the scene's own first clicks, or a list of events of lib/demo.
 */
export const crops = [
  ...stages.flatMap((scene) => [
    { scene, name: 'window', kind: 'window', hasRing: true },
    { scene, name: 'phone', kind: 'phone', hasRing: true },
  ]),
  { scene: 'open-store', name: 'window', kind: 'window', hasRing: true },
  {
    scene: 'closing',
    name: 'window',
    kind: 'window',
    // English lines are longer: without this a row would be cut at the edge.
    hiddenSelector: '[class*=feed] li:nth-child(n+12)',
  },
  { scene: 'closing', name: 'phone', kind: 'phone', hasRing: true },
  { scene: 'rpa', name: 'detail', kind: 'detail', part: '[class*=flow]', width: 716, after: true },
  ...functionCrops,
  ...readingCrops,
];
