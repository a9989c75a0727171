export const desktopBudget: number;
export function measureConnectionBytes(): Promise<number>;
