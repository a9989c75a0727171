import type { KeyboardEvent } from 'react';

const keyMoves: Readonly<Record<string, readonly [row: number, column: number]>> = {
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
};

/** Arrow keys move through the grid of rights; each cell is a tab stop as well. */
export function moveFocusInGrid(event: KeyboardEvent): void {
  const move = keyMoves[event.key];
  const cell = (event.target as Element).closest<HTMLElement>('[data-cell]');
  if (!move || !cell) return;
  event.preventDefault();
  const [row = 0, column = 0] = (cell.dataset.cell ?? '').split('-').map(Number);
  const next = `${row + move[0]}-${column + move[1]}`;
  cell.closest('[data-grid]')?.querySelector<HTMLElement>(`button[data-cell="${next}"]`)?.focus();
}
