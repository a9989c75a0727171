/** The eight stores of the sample company, in the order of their colours. */
export const storeIds = ['us', 'my', 'th', 'uk', 'jp', 'de', 'br', 'ca'] as const;
export type StoreId = (typeof storeIds)[number];

/** Bars of the line's quality, of four. */
export const signalOf: Readonly<Record<StoreId, number>> = {
  us: 4,
  my: 4,
  th: 3,
  uk: 4,
  jp: 4,
  de: 2,
  br: 3,
  ca: 4,
};

/** Last two digits of each store's cloud number. */
export const cloudNumberEnd: Readonly<Record<StoreId, string>> = {
  us: '42',
  my: '17',
  th: '63',
  uk: '88',
  jp: '05',
  de: '29',
  br: '71',
  ca: '36',
};

/** The store whose verification code is on its way at 14:00. */
export const codeStore: StoreId = 'my';
/** The store an unregistered computer asks for at 11:20. */
export const deviceStore: StoreId = 'de';
/** The stores the check of 15:00 walks through. */
export const robotStores = ['us', 'uk', 'jp'] as const satisfies readonly StoreId[];
/** Steps of the check: four in each store, then the notice. */
export const robotSteps = robotStores.length * 4 + 1;
