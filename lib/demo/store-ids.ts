/** The eight stores of the demo and of all drawings; a store keeps its color and its name on every page. */
export const storeIds = ['us', 'my', 'th', 'uk', 'jp', 'de', 'br', 'ca'] as const;
export type StoreId = (typeof storeIds)[number];
