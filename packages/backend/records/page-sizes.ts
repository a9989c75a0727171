/** Page sizes of the console's lists; the first is the default of every list. */
export const consolePageSizes = [20, 50, 100] as const;
