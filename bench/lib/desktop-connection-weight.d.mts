export const desktopBudget: number;
export function desktopWeight(): Promise<number>;
