/** Details of the demo for articles and scenarios: one thing each, filling the frame (a `detail` of ./crops.mjs). */

const detail = (scene, name, view) => ({
  scene,
  crop: `reading-${name}`,
  kind: 'detail',
  ...view,
});

export const readingCrops = [
  detail('open-store', 'window', {
    part: 'section[class*=window]',
    width: 330,
    shift: [120, -6],
    after: true,
  }),
  detail('open-store', 'password', { part: '[class*=detail]', width: 290, shift: [0, -128] }),
  detail('morning-grant', 'grid', { part: '[class*=grid]', width: 420, shift: [-160, -8] }),
  detail('morning-grant', 'hours', {
    part: '[class*=hours]',
    width: 350,
    shift: [-20, -6],
    phone: true,
  }),
  detail('code-from-cloud-number', 'code', { part: '[class*=digits]', width: 270, shift: [45, 6] }),
  detail('rpa', 'stores', { part: '[class*=flow]', width: 480, shift: [-130, -30], after: true }),
  detail('leaving', 'row', {
    part: '[data-gone]',
    width: 330,
    shift: [-30, -6],
    phone: true,
    after: true,
  }),
  detail('leaving', 'sheet', {
    part: '[class*=grid]',
    width: 400,
    shift: [160, 40],
    after: true,
  }),
  detail('closing', 'lanes', { part: '[class*=lanes]', width: 420, shift: [-150, 0] }),
];
