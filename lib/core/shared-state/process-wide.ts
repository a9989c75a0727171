/**
 * Values shared by the whole process. Next compiles pages, route handlers and the server into separate bundles, each
 * with its own copy of a module and its variables; a value that all bundles must share belongs here.
 */
const globalStore = globalThis as typeof globalThis & { __processWide?: Map<string, unknown> };

const values = (globalStore.__processWide ??= new Map());

/** The value of this name, created on first use. */
export function getProcessWideValue<T>(name: string, create: () => T): T {
  if (!values.has(name)) values.set(name, create());
  return values.get(name) as T;
}

/** The value of this name; null where it was not created. */
export const findProcessWideValue = <T>(name: string): T | null =>
  (values.get(name) as T | undefined) ?? null;

/** Removes values, so that the next use creates them again: after a failure, and in tests that need a fresh process. */
export function forgetProcessWideValues(...names: readonly string[]): void {
  for (const name of names) values.delete(name);
}
