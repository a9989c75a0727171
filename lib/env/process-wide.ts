/**
 * One value for the whole process. Next compiles pages, route handlers and the server into bundles of their own, and each
 * bundle has its copy of a module with its variables; what must count or remember for all of them stands here.
 */
const store = globalThis as typeof globalThis & { __processWide?: Map<string, unknown> };

const values = (store.__processWide ??= new Map());

/** The value of this name, made when it is wanted for the first time. */
export function processWide<T>(name: string, create: () => T): T {
  if (!values.has(name)) values.set(name, create());
  return values.get(name) as T;
}

/** The value of this name, if it was made. */
export const ifProcessWide = <T>(name: string): T | undefined => values.get(name) as T | undefined;

/** Makes it again when it is wanted again: after a failure, and in tests that begin as a process does. */
export function forgetProcessWide(...names: readonly string[]): void {
  for (const name of names) values.delete(name);
}
