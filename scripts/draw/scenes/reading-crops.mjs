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
const browserTile = (store, hide) =>
  tile('open-store', `browser-${store}`, {
    part: 'section[class*=window]',
    isBare: true,
    ground: store,
    after: [{ type: 'openStore', store }],
    style: 'box-shadow:none',
    hide,
  });

export const readingCrops = [
  browserTile('us'),
  browserTile('uk', 'ul[class*=orders]'),
  tile('open-store', 'profile', {
    ...storePanel('profile'),
    after: [{ type: 'selectStore', store: 'jp' }],
    ground: 'jp',
  }),
  tile('open-store', 'password', { ...storePanel('password'), ground: 'us' }),
  tile('open-store', 'route', { ...storePanel('route'), ground: 'jp' }),
  tile('open-store', 'vault', { ...storePanel('vault'), ground: 'uk' }),
  tile('morning-grant', 'rows', {
    ...sheet,
    hasRing: true,
    ground: 'blue',
    hide: hiddenRowsSelector(1, 4),
  }),
  tile('morning-grant', 'hours', {
    part: '[class*=hours]',
    isOnPhone: true,
    ground: 'blue',
    style: 'span[class*=hour]{align-self:center;min-height:0}',
  }),
  tile('unknown-device', 'log', {
    part: '[class*=feed] ol',
    ground: 'de',
    after: [{ type: 'decideDevice', isAllowed: false }],
    hide: '[class*=feed] li:nth-child(n+5)',
  }),
  tile('unknown-device', 'alert', {
    part: '[class*=alert]',
    isOnPhone: true,
    isBare: true,
    ground: 'blue',
  }),
  tile('rpa', 'stores', {
    part: '[class*=flow]',
    isOnPhone: true,
    after: true,
    ground: 'blue',
    hide: '[class*=tell]',
  }),
  tile('leaving', 'row', { ...sheet, after: true, ground: 'blue', hide: hiddenRowsSelector(1, 2) }),
  tile('leaving', 'sheet', {
    ...sheet,
    after: true,
    ground: 'blue',
    hide: hiddenRowsSelector(1, 3),
  }),
];
