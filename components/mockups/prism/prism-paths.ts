/**
 * The tangle before the product: where each store's thread passes (x, y in the drawing) and which
 * lane it ends in. A function of the index, so that both drawings stay as they were designed.
 */
const knots = [
  [175, 334, 291, 165, 5],
  [156, 73, 342, 473, 2],
  [205, 216, 307, 274, 7],
  [186, 394, 336, 113, 0],
  [197, 116, 317, 399, 4],
  [204, 273, 288, 244, 1],
  [190, 448, 289, 45, 6],
  [206, 170, 343, 365, 3],
] as const;

const lane = (index: number) => 64 + 56 * index;

/** Threads from the left edge to the product, in a box of 396 × 520 starting at x = 44. */
export const wideTangle = knots.map(([x1, y1, x2, y2, end], index) => {
  const y = lane(index);
  const [a, b] = [x1 - 44, x2 - 44];
  return `M0 ${y}C${a - 50} ${y} ${a - 60} ${y1} ${a} ${y1}S${b - 60} ${y2} ${b} ${y2}S336 ${lane(end)} 396 ${lane(end)}`;
});

const ends = [
  [5, 5],
  [0, 2],
  [3, 7],
  [6, 0],
  [1, 4],
  [4, 1],
  [7, 6],
  [2, 3],
] as const;

const column = (index: number) => 25 + 50 * index;

/** The same from top to bottom, in a box of 400 × 150. */
export const tallTangle = ends.map(([middle, end], index) => {
  const [x, m, e] = [column(index), column(middle), column(end)];
  return `M${x} 0C${x} 50 ${m} 30 ${m} 70S${e} 110 ${e} 150`;
});
