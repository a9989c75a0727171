export function citedCodes(text: string): string[];
export function decidedCodes(text: string): string[];
