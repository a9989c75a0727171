/**
 * Pictures of the demo for articles, cases and answers: one complete part of the desktop app, enlarged, on its own
 * background; all of one format (a `tile` of ./crops.mjs).
 */
import { hiddenRowsSelector, storePanel } from './function-crops.mjs';

const tile = (scene, name, view) => ({ ...view, scene, name: `reading-${name}`, kind: 'tile' });

const sheet = {
  part: '[class*=grid]',
  isOnPhone: true,
  style: '[class*=row]:not(:last-child){border:0}',
};

/** A store's own window. */
const browserTile = (store, hiddenSelector) =>
  tile('open-store', `browser-${store}`, {
    part: 'section[class*=window]',
    isBare: true,
    background: store,
    after: [{ type: 'openStore', store }],
    style: 'box-shadow:none',
    hiddenSelector,
  });

export const readingCrops = [
  browserTile('us'),
  browserTile('uk', 'ul[class*=orders]'),
  tile('open-store', 'profile', {
    ...storePanel('profile'),
    after: [{ type: 'selectStore', store: 'jp' }],
    background: 'jp',
  }),
  tile('open-store', 'password', { ...storePanel('password'), background: 'us' }),
  tile('open-store', 'route', { ...storePanel('route'), background: 'jp' }),
  tile('open-store', 'vault', { ...storePanel('vault'), background: 'uk' }),
  tile('morning-grant', 'rows', {
    ...sheet,
    hasRing: true,
    background: 'blue',
    hiddenSelector: hiddenRowsSelector(1, 4),
  }),
  tile('morning-grant', 'hours', {
    part: '[class*=hours]',
    isOnPhone: true,
    background: 'blue',
    style: 'span[class*=hour]{align-self:center;min-height:0}',
  }),
  tile('unknown-device', 'log', {
    part: '[class*=feed] ol',
    background: 'de',
    after: [{ type: 'decideDevice', isAllowed: false }],
    hiddenSelector: '[class*=feed] li:nth-child(n+5)',
  }),
  tile('unknown-device', 'alert', {
    part: '[class*=alert]',
    isOnPhone: true,
    isBare: true,
    background: 'blue',
  }),
  tile('rpa', 'stores', {
    part: '[class*=flow]',
    isOnPhone: true,
    after: true,
    background: 'blue',
    hiddenSelector: '[class*=tell]',
  }),
  tile('leaving', 'row', {
    ...sheet,
    after: true,
    background: 'blue',
    hiddenSelector: hiddenRowsSelector(1, 2),
  }),
  tile('leaving', 'sheet', {
    ...sheet,
    after: true,
    background: 'blue',
    hiddenSelector: hiddenRowsSelector(1, 3),
  }),
];
