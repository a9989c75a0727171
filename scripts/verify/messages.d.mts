export function flattenMessages(value: object): Record<string, string>;
export function placeholdersIn(text: string): string;
export function compareMessages(zh: Record<string, string>, en: Record<string, string>): string[];
export function namesSystemVersion(text: string): boolean;
export function usageOf(
  sources: string[],
  blocksOfFile?: Record<string, string[]>,
): (fullKey: string) => boolean;
