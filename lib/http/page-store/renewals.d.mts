export function livesOf(directory: string): Record<string, number | false>;
interface KeptEntry {
  readonly lastModified?: number;
  readonly cacheControl?: { readonly revalidate?: number | false };
}
export function isTooOld(entry: KeptEntry, builtSeconds?: number | false, now?: number): boolean;
export function mayRenew(key: string, now?: number): boolean;
export function renewed(key: string): void;
