/** Pictures of one function each: a part of the desktop app in the state that shows it (see crops.mjs). */

const switchViewer = (person) => ({ type: 'switchViewer', person });
/** The list on a phone, which shows stores but cannot open them. */
const phoneList = {
  scene: 'open-store',
  kind: 'phone',
  scale: 1.75,
  hide: '[class*=list] [class*=link]',
};
const panel = {
  kind: 'close',
  part: '[class*=detail]',
  bare: true,
  style: 'height:fit-content;align-self:start;border:0;border-radius:16px',
};
const actionsSelector = '[class*=detail] [class*=acts],[class*=mini]';
const hiddenValuesSelector = (...shown) =>
  [1, 2, 3, 4, 5]
    .filter((row) => !shown.includes(row))
    .map((row) => `[class*=detail] dl>div:nth-child(${row})`)
    .join();
/** Selector of sheet rows to hide, counted from the owner's. */
export const hiddenRowsSelector = (...rows) =>
  rows.map((row) => `[class*=row]:nth-child(${row + 1})`).join();

/** Store panels with the values a picture needs: the store, and the rows to hide. */
const panels = {
  profile: { hide: `${actionsSelector},${hiddenValuesSelector(3, 4)}` },
  line: {
    after: [{ type: 'selectStore', store: 'jp' }],
    hide: `[class*=mini],${hiddenValuesSelector(3)}`,
  },
  password: { hide: `[class*=mini],${hiddenValuesSelector(1, 2)}` },
  vault: {
    after: [{ type: 'selectStore', store: 'uk' }],
    hide: `${actionsSelector},${hiddenValuesSelector(1, 2)}`,
  },
};
export const storePanel = (name) => ({ ...panel, ...panels[name] });

const sheet = { scene: 'morning-grant', kind: 'close', part: '[class*=grid]', hasRing: true };
const noFirstLine = '[class*=columns]+*{border-top:0}';
const phoneSheet = { ...sheet, phone: true, style: noFirstLine };

/** A store's own window, opened from a seat. */
const browserCloseUp = (store, ...before) => ({
  scene: 'open-store',
  kind: 'close',
  crop: `browser-${store}`,
  part: 'section[class*=window]',
  bare: true,
  after: [...before, { type: 'openStore', store }],
  scale: 2,
  style: 'box-shadow:none',
});

/** @type {readonly object[]} */
export const functionCrops = [
  {
    scene: 'open-store',
    crop: 'opened-window',
    kind: 'window',
    height: 600,
    opened: 'uk',
    hasRing: true,
  },
  {
    scene: 'open-store',
    crop: 'opened-phone',
    kind: 'phone',
    width: 366,
    opened: 'uk',
    hasRing: true,
  },
  browserCloseUp('jp'),
  browserCloseUp('us', switchViewer('zhou')),
  ...['profile', 'password', 'vault'].map((crop) => ({
    scene: 'open-store',
    crop,
    ...storePanel(crop),
  })),
  { ...phoneSheet, crop: 'levels', hasRing: false, hide: hiddenRowsSelector(4) },
  { ...phoneSheet, crop: 'rows' },
  { ...phoneSheet, crop: 'rows-granted', hasRing: false, after: true },
  { ...sheet, crop: 'sheet', scale: 2.2 },
  { ...sheet, crop: 'sheet-granted', scale: 2.2, hasRing: false, after: true },
  {
    scene: 'morning-grant',
    crop: 'hours',
    kind: 'close',
    phone: true,
    part: '[class*=hours]',
  },
  {
    scene: 'unknown-device',
    crop: 'alert',
    kind: 'close',
    phone: true,
    bare: true,
    part: '[class*=alert]',
  },
  {
    scene: 'unknown-device',
    crop: 'log',
    kind: 'close',
    part: '[class*=feed] ol',
    after: [{ type: 'decideDevice', isAllowed: false }],
    hide: '[class*=feed] li:nth-child(n+8)',
  },
  {
    scene: 'rpa',
    crop: 'lanes',
    kind: 'close',
    part: '[class*=flow]',
    phone: true,
    style: noFirstLine,
    after: true,
  },
  {
    scene: 'code-from-cloud-number',
    crop: 'code',
    kind: 'close',
    phone: true,
    bare: true,
    part: '[class*=thread]',
    style: 'border:0;border-radius:16px;height:fit-content',
    after: [{ type: 'fillCode', store: 'my' }],
    hide: '[class*=earlier]',
  },
  { ...phoneList, crop: 'seat-you' },
  { ...phoneList, crop: 'seat-lin', after: [switchViewer('lin')] },
  { ...phoneList, crop: 'seat-zhou', after: [switchViewer('zhou')] },
  { scene: 'morning-grant', crop: 'phone-short', kind: 'phone', height: 440 },
  { scene: 'morning-grant', crop: 'phone-granted', kind: 'phone', scale: 1.6, after: true },
  {
    scene: 'unknown-device',
    crop: 'phone-refused',
    kind: 'phone',
    scale: 1.75,
    after: [{ type: 'decideDevice', isAllowed: false }],
  },
  { scene: 'leaving', crop: 'phone-left', kind: 'phone', scale: 1.6, after: true },
];
