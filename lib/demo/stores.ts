import type { StoreId } from './store-ids';

/** Signal bars of the store's route, out of four. */
export const routeSignals: Readonly<Record<StoreId, number>> = {
  us: 4,
  my: 4,
  th: 3,
  uk: 4,
  jp: 4,
  de: 2,
  br: 3,
  ca: 4,
};

/** Content of a store's own window, from its marketplace. */
interface SellerPage {
  /** Address of the marketplace's seller pages, without the scheme. */
  readonly address: string;
  /** Exit IP of the store's route: an address reserved for examples (RFC 5737). */
  readonly ip: string;
  readonly currency: string;
  /** Values of the newest three orders, in that currency. */
  readonly amounts: readonly [number, number, number];
  /** Orders of the last eight days, the newest last. */
  readonly orders: readonly number[];
}

export const sellerPages: Readonly<Record<StoreId, SellerPage>> = {
  us: {
    address: 'sellercentral.amazon.com',
    ip: '203.0.113.24',
    currency: 'USD',
    amounts: [89.99, 34.5, 129],
    orders: [34, 52, 40, 66, 58, 80, 72, 94],
  },
  my: {
    address: 'seller.shopee.com.my',
    ip: '198.51.100.17',
    currency: 'MYR',
    amounts: [45.9, 29.9, 118],
    orders: [51, 47, 62, 55, 70, 64, 81, 76],
  },
  th: {
    address: 'sellercenter.lazada.co.th',
    ip: '192.0.2.63',
    currency: 'THB',
    amounts: [590, 349, 1290],
    orders: [22, 30, 26, 41, 38, 33, 47, 52],
  },
  uk: {
    address: 'seller-uk.tiktok.com',
    ip: '203.0.113.88',
    currency: 'GBP',
    amounts: [24.99, 39, 18.5],
    orders: [40, 38, 55, 61, 49, 72, 68, 83],
  },
  jp: {
    address: 'sellercentral.amazon.co.jp',
    ip: '198.51.100.105',
    currency: 'JPY',
    amounts: [4980, 2480, 12800],
    orders: [28, 36, 31, 45, 52, 44, 57, 63],
  },
  de: {
    address: 'ebay.de/sh',
    ip: '192.0.2.29',
    currency: 'EUR',
    amounts: [64.9, 119, 27.5],
    orders: [18, 25, 21, 33, 29, 35, 31, 38],
  },
  br: {
    address: 'gsp.aliexpress.com',
    ip: '203.0.113.171',
    currency: 'BRL',
    amounts: [159.9, 89.9, 249],
    orders: [33, 29, 44, 39, 51, 48, 60, 66],
  },
  ca: {
    address: 'seller.walmart.ca',
    ip: '198.51.100.36',
    currency: 'CAD',
    amounts: [42, 26.99, 74.5],
    orders: [15, 21, 19, 27, 24, 30, 34, 32],
  },
};

/** Last two digits of each store's cloud number. */
export const cloudNumberEnds: Readonly<Record<StoreId, string>> = {
  us: '42',
  my: '17',
  th: '63',
  uk: '88',
  jp: '05',
  de: '29',
  br: '71',
  ca: '36',
};

/** The store that is waiting for a verification code at 14:00. */
export const codeStore: StoreId = 'my';
/** The store an unregistered computer wants to open at 11:20. */
export const deviceStore: StoreId = 'de';
