/** The rules of releases, without files: which is current, which are removed. */

/** Number of releases to keep: the current one and those before it. */
const retainedReleaseCount = 3;

/**
 * The current release and earlier releases, latest first.
 * @typedef {{ readonly current: string | null, readonly before: readonly string[] }} Pointer
 */

/** @type {Pointer} */
export const emptyPointer = { current: null, before: [] };

/**
 * The name of a release: its time in UTC, so that names sort by age.
 * @param {Date} now
 * @param {readonly string[]} usedNames names that are in use
 */
export function releaseName(now, usedNames) {
  const name = now.toISOString().slice(0, 19).replace('T', '-').replaceAll(':', '');
  for (let n = 2, candidate = name; ; n += 1) {
    if (!usedNames.includes(candidate)) return candidate;
    candidate = `${name}-${n}`;
  }
}

/**
 * Whether a folder's name is a release's.
 * @param {string} name
 */
export const isReleaseName = (name) => /^\d{4}-\d{2}-\d{2}-\d{6}(-\d+)?$/.test(name);

/**
 * The pointer after a switch.
 * @param {Pointer} pointer
 * @param {string} to
 * @returns {Pointer}
 */
export function pointerAfterSwitch(pointer, to) {
  const earlierNames = [pointer.current, ...pointer.before].filter(
    (name) => name !== null && name !== to,
  );
  return { current: to, before: earlierNames.slice(0, retainedReleaseCount - 1) };
}

/**
 * The pointer after a rollback: to the release served before, whatever else was built since.
 * @param {Pointer} pointer
 * @param {readonly string[]} finishedNames releases with a finished build
 * @returns {Pointer | null} null when there is no release to return to
 */
export function pointerAfterRollback(pointer, finishedNames) {
  const [current, ...before] = pointer.before.filter((name) => finishedNames.includes(name));
  return current === undefined ? null : { current, before };
}

/**
 * The releases that can be removed after a switch.
 * @param {object} state
 * @param {readonly string[]} state.names all releases, finished or not
 * @param {Pointer} state.pointer
 * @param {readonly string[]} state.served releases that running servers use
 * @returns {string[]}
 */
export function removableReleases({ names, pointer, served }) {
  const neededNames = new Set([pointer.current, ...pointer.before, ...served]);
  return names.filter((name) => !neededNames.has(name));
}
