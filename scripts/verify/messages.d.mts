export function flattenMessages(value: object): Record<string, string>;
export function placeholdersIn(text: string): string;
export function compareMessages(zh: Record<string, string>, en: Record<string, string>): string[];
export function messageProblemsOf(program: {
  read: (locale: string) => object;
  sourceFolders: string[];
  mustNotNameVersions?: boolean;
}): string[];
export function mentionsSystemVersion(text: string): boolean;
export function createUsageTest(
  sources: string[],
  blocksOfFile?: Record<string, string[]>,
): (fullKey: string) => boolean;
