export const policyFile: string;
export const placeholder: string;
export function scriptHashes(html: string): string[];
export function policyOf(directory: string): ((html: string) => string) | undefined;
