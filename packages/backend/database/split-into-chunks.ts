/** Longest `in (…)` list, which keeps statements short. */
const valuesPerStatement = 500;

/** Splits a list into parts short enough for one statement. */
export const splitIntoChunks = <T>(list: readonly T[], size = valuesPerStatement): T[][] =>
  Array.from({ length: Math.ceil(list.length / size) }, (_, n) =>
    list.slice(n * size, (n + 1) * size),
  );
