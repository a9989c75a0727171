/** The parts of a version as numbers; a part that is not a number counts as 0 (S4). */
function partsOf(version: string): number[] {
  return version.split('.').map((part) => (/^\d+$/.test(part.trim()) ? Number(part) : 0));
}

/**
 * Compares dotted versions part by part as numbers (S4).
 * @returns negative, 0 or positive as `a` is older than, equal to or newer than `b`; a missing version is older than
 * any other
 */
export function compareVersions(
  a: string | null | undefined,
  b: string | null | undefined,
): number {
  if (!a || !b) return Number(Boolean(a)) - Number(Boolean(b));
  const left = partsOf(a);
  const right = partsOf(b);
  for (let index = 0; index < Math.max(left.length, right.length); index += 1) {
    const difference = (left[index] ?? 0) - (right[index] ?? 0);
    if (difference !== 0) return Math.sign(difference);
  }
  return 0;
}
