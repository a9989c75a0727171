/** Pictures of one function each: a part of the desktop app in the state that shows it (see crops.mjs). */

const switchViewer = (person) => ({ type: 'switchViewer', person });
/** The list on a phone, which shows stores but cannot open them. */
const phoneList = {
  scene: 'open-store',
  kind: 'phone',
  scale: 1.75,
  hiddenSelector: '[class*=list] [class*=link]',
};
const panel = {
  kind: 'close',
  part: '[class*=detail]',
  isBare: true,
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
  profile: { hiddenSelector: `${actionsSelector},${hiddenValuesSelector(3, 4)}` },
  route: {
    after: [{ type: 'selectStore', store: 'jp' }],
    hiddenSelector: `[class*=mini],${hiddenValuesSelector(3)}`,
  },
  password: { hiddenSelector: `[class*=mini],${hiddenValuesSelector(1, 2)}` },
  vault: {
    after: [{ type: 'selectStore', store: 'uk' }],
    hiddenSelector: `${actionsSelector},${hiddenValuesSelector(1, 2)}`,
  },
};
export const storePanel = (name) => ({ ...panel, ...panels[name] });

const sheet = { scene: 'morning-grant', kind: 'close', part: '[class*=grid]', hasRing: true };
const noFirstLineStyle = '[class*=columns]+*{border-top:0}';
const phoneSheet = { ...sheet, isOnPhone: true, style: noFirstLineStyle };

/** A store's own window, opened from a seat. */
const browserCloseUp = (store, ...earlierEvents) => ({
  scene: 'open-store',
  kind: 'close',
  name: `browser-${store}`,
  part: 'section[class*=window]',
  isBare: true,
  after: [...earlierEvents, { type: 'openStore', store }],
  scale: 2,
  style: 'box-shadow:none',
});

/** @type {readonly object[]} */
export const functionCrops = [
  {
    scene: 'open-store',
    name: 'opened-window',
    kind: 'window',
    height: 600,
    openedStore: 'uk',
    hasRing: true,
  },
  {
    scene: 'open-store',
    name: 'opened-phone',
    kind: 'phone',
    width: 366,
    openedStore: 'uk',
    hasRing: true,
  },
  browserCloseUp('jp'),
  browserCloseUp('us', switchViewer('zhou')),
  ...['profile', 'password', 'vault'].map((name) => ({
    scene: 'open-store',
    name,
    ...storePanel(name),
  })),
  { ...phoneSheet, name: 'levels', hasRing: false, hiddenSelector: hiddenRowsSelector(4) },
  { ...phoneSheet, name: 'rows' },
  { ...phoneSheet, name: 'rows-granted', hasRing: false, after: true },
  { ...sheet, name: 'sheet', scale: 2.2 },
  { ...sheet, name: 'sheet-granted', scale: 2.2, hasRing: false, after: true },
  {
    scene: 'morning-grant',
    name: 'hours',
    kind: 'close',
    isOnPhone: true,
    part: '[class*=hours]',
  },
  {
    scene: 'unknown-device',
    name: 'alert',
    kind: 'close',
    isOnPhone: true,
    isBare: true,
    part: '[class*=alert]',
  },
  {
    scene: 'unknown-device',
    name: 'log',
    kind: 'close',
    part: '[class*=feed] ol',
    after: [{ type: 'decideDevice', isAllowed: false }],
    hiddenSelector: '[class*=feed] li:nth-child(n+8)',
  },
  {
    scene: 'rpa',
    name: 'lanes',
    kind: 'close',
    part: '[class*=flow]',
    isOnPhone: true,
    style: noFirstLineStyle,
    after: true,
  },
  {
    scene: 'code-from-cloud-number',
    name: 'code',
    kind: 'close',
    isOnPhone: true,
    isBare: true,
    part: '[class*=thread]',
    style: 'border:0;border-radius:16px;height:fit-content',
    after: [{ type: 'fillCode', store: 'my' }],
    hiddenSelector: '[class*=earlier]',
  },
  { ...phoneList, name: 'seat-you' },
  { ...phoneList, name: 'seat-lin', after: [switchViewer('lin')] },
  { ...phoneList, name: 'seat-zhou', after: [switchViewer('zhou')] },
  { scene: 'morning-grant', name: 'phone-short', kind: 'phone', height: 440 },
  { scene: 'morning-grant', name: 'phone-granted', kind: 'phone', scale: 1.6, after: true },
  {
    scene: 'unknown-device',
    name: 'phone-refused',
    kind: 'phone',
    scale: 1.75,
    after: [{ type: 'decideDevice', isAllowed: false }],
  },
  { scene: 'leaving', name: 'phone-left', kind: 'phone', scale: 1.6, after: true },
];
