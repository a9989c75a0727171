export function flattenMessages(value: object): Record<string, string>;
export function placeholders(text: string): string;
export function compare(zh: Record<string, string>, en: Record<string, string>): string[];
export function namesSystemVersion(text: string): boolean;
export function usageOf(
  sources: string[],
  blocksOfFile?: Record<string, string[]>,
): (fullKey: string) => boolean;
